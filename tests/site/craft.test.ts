/** Layout details that no other test covers: collisions, repeated pictures, cropped heads. */
import { heroSlides } from 'agency-content';
import { articles } from 'agency-content/blog';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { nextPaint, openBrowser, renderAll, waitForFonts, waitForHydration, widths } from './browser.js';
import { everyPath, htmlOf } from './paths.js';

const visit = openBrowser();

const at = (width: number, height = 844) => ({ viewport: { width, height }, reducedMotion: 'reduce' as const });

it.each([
  ['/services/events', widths.narrow],
  ['/services/events', widths.phone],
  ['/services/events', widths.desktop],
])('shows the chart’s months on %s in one row at %d px', async (path, width) => {
  const { page } = await visit(path, at(width));
  await renderAll(page);
  const ticks = await page
    .getByRole('img', { name: /months/ })
    .locator('xpath=.//span[text()="12"]/..')
    .last()
    .locator('span')
    .evaluateAll((all) =>
      all.flatMap((tick) => {
        const range = document.createRange();
        range.selectNodeContents(tick);
        const { left, right, top, width: inked } = range.getBoundingClientRect();
        return inked > 0 ? [{ text: tick.textContent, left, right, top }] : [];
      }),
    );
  expect(ticks.length).toBeGreaterThanOrEqual(7);
  expect(ticks.at(-1)?.text).toBe('12');
  for (const [index, { text, left, top }] of ticks.entries()) {
    expect(Math.abs(top - (ticks[0]?.top ?? 0)), text ?? '').toBeLessThan(2);
    if (index > 0) expect(left, text ?? '').toBeGreaterThanOrEqual(ticks[index - 1]?.right ?? 0);
  }
});

it.each([widths.narrow, widths.phone, widths.desktop])(
  'keeps the counters’ captions clear of the dots at %d px',
  async (width) => {
    const { page } = await visit('/', at(width));
    await renderAll(page);
    const caption = await page.getByText('From our post-job survey').boundingBox();
    const dots = await page.locator('section:has([data-count]) > [aria-hidden="true"]').last().boundingBox();
    expect(dots?.height).toBeGreaterThan(100);
    expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(dots?.y ?? 0);
  },
);

/** Where the chat button is, and which fields and toggles it covers. */
const chatButton = (page: Page) =>
  page.evaluate(() => {
    const landmark = document.querySelector<HTMLElement>('aside[data-place]');
    const { left, right, top, bottom } = landmark?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    const covered = [
      ...document.querySelectorAll('input, textarea, select, summary, main button, [data-keep-clear]'),
    ].filter((control) => {
      const box = control.getBoundingClientRect();
      const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
      const [start, end] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      // Closed panels have boxes too, but hit testing skips their content.
      const hit = document.elementsFromPoint((from + to) / 2, (start + end) / 2);
      const isHit = control.matches('[data-keep-clear]') || hit.some((found) => control.contains(found));
      return from + 2 < to && start + 2 < end && isHit;
    });
    return {
      place: landmark?.dataset['place'],
      covered: top < innerHeight ? covered.map(({ outerHTML }) => outerHTML) : [],
    };
  });

it.each([
  ['/contact', widths.phone],
  ['/inquiries', widths.tablet],
  ['/faq', widths.phone],
])('never lets the chat button cover a field or toggle on %s at %d px', async (path, width) => {
  const { page } = await visit(path, at(width));
  await waitForHydration(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const places = new Set<string | undefined>();
  // Scrolls up, because on phones the button is always aside while scrolling down.
  for (let y = height; y > 0; y -= 150) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await nextPaint(page);
    await nextPaint(page);
    const { place, covered } = await chatButton(page);
    places.add(place);
    expect(covered, `at ${y} px`).toEqual([]);
  }
  expect([...places].sort()).toEqual(['aside', 'corner']);
});

it('never lets the chat button cover an FAQ question, either on arrival or with an answer open', async () => {
  const { page } = await visit('/faq', at(widths.phone));
  await page.waitForFunction(() => document.querySelector('aside[data-place="aside"]'));
  expect((await chatButton(page)).covered).toEqual([]);
  await waitForHydration(page);
  const questions = page.locator('main button[aria-expanded]');
  for (const question of [0, 3, 1]) {
    await questions.nth(question).click();
    await nextPaint(page);
    await nextPaint(page);
    expect((await chatButton(page)).covered, `answer ${question + 1} is open`).toEqual([]);
  }
});

it('moves the chat button aside on a phone while the visitor scrolls down', async () => {
  const { page } = await visit('/about/our-story', at(widths.phone));
  await waitForHydration(page);
  const place = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await nextPaint(page);
    await nextPaint(page);
    return (await chatButton(page)).place;
  };
  expect(await place(2000)).toBe('aside');
  // On the way up it returns to the corner, but still makes room for text.
  const places: (string | undefined)[] = [];
  for (let top = 1960; top > 0; top -= 40) places.push(await place(top));
  expect(places).toContain('corner');
  expect(await place(1_000_000), 'over the name in the footer').toBe('aside');
});

it.each([widths.phone, widths.desktop])('never wraps the highlighted text of a hero slide at %d px', async (width) => {
  const { page } = await visit('/', at(width, 900));
  await waitForFonts(page);
  const lines = await page.locator('[data-slide] :is(h2, h3)').evaluateAll(
    (titles, highlights) =>
      titles.map((title) => ({
        title: title.textContent,
        highlight: [...title.querySelectorAll('span')]
          .find(({ textContent }) => highlights.includes(textContent))
          ?.getClientRects().length,
        lines: Math.round(title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)),
      })),
    heroSlides.map(({ highlightText }) => highlightText),
  );
  expect(lines).toHaveLength(heroSlides.length);
  for (const { title, highlight, lines: count } of lines) {
    expect(highlight, title ?? '').toBe(1);
    expect(count, title ?? '').toBeLessThanOrEqual(3);
  }
});

it('opens the home page with events rather than print', () => {
  expect(heroSlides[0]?.servicePath).toBe('/services/experiential-marketing');
});

it('keeps the home page within eleven and a half phone screens', async () => {
  const { page } = await visit('/', at(widths.phone));
  await waitForFonts(page);
  await renderAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11.5 * 844);
});

describe('the layout on a wide screen', () => {
  it.each(['/', '/services/printing', '/blog'])('uses more than half the width on %s at 2560 px', async (path) => {
    const { page } = await visit(path, at(2560, 1440));
    const { left, right } = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .first()
      .evaluate((nav) => {
        const { left: start, right: end } = nav.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { left: start, right: end };
      });
    expect((right - left) / 2560).toBeGreaterThan(0.55);
  });
});

it.each(everyPath)('shows no picture twice on %s', async (path) => {
  const main = (await htmlOf(path)).replace(/^.*<main/s, '').replace(/<\/main>.*$/s, '');
  const sources = [...main.matchAll(/<img\b[^>]*\ssrc="(\/pictures\/[^"]+)"/g)].map(([, source]) => source);
  const repeated = sources.filter((source, index) => sources.indexOf(source) !== index);
  // The spec requires featured articles above a list of all articles.
  const featured = path === '/blog' ? articles.filter(({ featured: isFeatured }) => isFeatured) : [];
  expect(repeated).toEqual(articles.filter((article) => featured.includes(article)).map(({ image }) => image.src));
});

/** Top and bottom of the heads in portrait page heroes, as fractions of the crop. Measured on the images. */
const heads = [{ path: '/services/events', top: 0.15, bottom: 0.4 }];

it.each(heads)('keeps the head in view in the hero of $path on a phone', async ({ path, top, bottom }) => {
  const { page } = await visit(path, at(widths.phone));
  const visible = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const drawn = (width * 5) / 4;
      const start =
        ((drawn - height) * Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '')) / 100;
      return { from: start / drawn, to: (start + height) / drawn };
    });
  expect(visible.from).toBeLessThanOrEqual(top);
  expect(visible.to).toBeGreaterThanOrEqual(bottom);
});

it('says that a feature is unavailable only if it has no action', async () => {
  const { page } = await visit('/blog', at(widths.desktop));
  expect(await page.getByText('Not online yet', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Pages' }).innerText()).toContain('There are no more pages yet');
});

it('links the first and last services, and each project, to another page', async () => {
  for (const [path, name] of [
    ['/services/brand-identity', 'Overview All services'],
    ['/services/experiential-marketing', 'Overview All services'],
    ['/projects/9', 'Next project Corporate year-end party'],
  ] as const) {
    const { page } = await visit(path, at(widths.desktop));
    await renderAll(page);
    expect(await page.getByRole('link', { name }).isVisible(), path).toBe(true);
  }
});
