/** After a link to a fragment, that section's heading is just below the header and stays there. */
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBeforeFonts, openBrowser, waitForFonts, waitForHydration, widths } from './browser.js';
import { everyPath, htmlOf } from './paths.js';

const visit = openBrowser();

const sizes = { phone: { width: widths.phone, height: 844 }, desktop: { width: widths.desktop, height: 900 } };

/** Where the target's heading is, and where it should be, in px from the top of the viewport. */
const placeOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const target = document.getElementById(id);
    const question = document.querySelector(`[aria-controls="${id}"]:not([role="tab"])`);
    const heading = question ?? target?.querySelector('h1, h2, h3, h4') ?? target;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { top: heading?.getBoundingClientRect().top ?? -1, header, middle: innerHeight / 2 };
  }, id);

/** Waits until the fonts have loaded, the page is hydrated and its height is stable for half a second. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await waitForFonts(page);
  await waitForHydration(page);
  await page.waitForFunction(async () => {
    const { scrollHeight } = document.documentElement;
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    return scrollHeight === document.documentElement.scrollHeight;
  });
}

/** Describes how the position is wrong, or returns an empty string. */
async function describeFault(page: Page, id: string): Promise<string> {
  const { top, header, middle } = await placeOf(page, id);
  if (top < header - 1) return `The heading of #${id} is at ${top} px, under the header that ends at ${header} px.`;
  return top > middle ? `The heading of #${id} is at ${top} px, below the middle of the screen at ${middle} px.` : '';
}

async function expectInPlace(page: Page, id: string): Promise<void> {
  await expect.poll(() => describeFault(page, id), { timeout: scaleTimeout(6000) }).toBe('');
  await settled(page);
  expect(await describeFault(page, id)).toBe('');
}

/** Every fragment that a link of the site targets, as `/path#id`. */
const places = new Set<string>([
  '/#contact',
  '/faq#faq-category-pricing',
  '/services/events#offerings',
  '/services/expos#quote',
]);

beforeAll(async () => {
  const { page } = await visit('/robots.txt');
  for (const path of everyPath) {
    const links = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href*="#"]')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      await htmlOf(path),
    );
    for (const [index, href] of links.entries()) {
      const { pathname, hash } = new URL(href, `http://site${path}`);
      // Sections of a legal document are alike, so only one in five is tested.
      if (/^#(?:privacy|terms)-/.test(hash) && index % 5 > 0) continue;
      // The service pages are alike, so only printing is tested for fragments within the page.
      if (pathname !== '/services/printing' && pathname.startsWith('/services/') && href.startsWith('#')) continue;
      if (!['', '#main', '#top'].includes(hash)) places.add(pathname + hash);
    }
  }
});

describe.each(Object.entries(sizes))('fragments on a %s', (_name, viewport) => {
  it('opens at the URL’s fragment and stays there', { timeout: scaleTimeout(120_000) }, async () => {
    expect(places.size).toBeGreaterThan(5);
    const rest = [...places];
    const visitRest = async (): Promise<void> => {
      const place = rest.pop();
      if (!place) return;
      const { page } = await visit(place, { viewport });
      await expectInPlace(page, place.split('#')[1] ?? '');
      await page.close();
      await visitRest();
    };
    // Runs visits in parallel, because most of their time is waiting.
    await Promise.all([visitRest(), visitRest(), visitRest(), visitRest()]);
  });

  it.each([
    ['/services/printing', 'offerings'],
    ['/services/printing', 'quote'],
    ['/services/brand-identity', 'quote'],
  ])('scrolls on %s to #%s when a link to it is pressed', async (path, id) => {
    const { page } = await visit(path, { viewport });
    await page.locator(`main a[href="#${id}"]`).first().click();
    await expectInPlace(page, id);
  });

  it('goes to a fragment on a different page', async () => {
    const { page } = await visit('/services/events', { viewport });
    await waitForHydration(page);
    const link = page.locator('main a[href^="/faq#"]').first();
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.click();
    await page.waitForURL('**/faq#*');
    await expectInPlace(page, id);
  });

  it('scrolls to the text that a text fragment quotes', async () => {
    const { page } = await visit(`/#:~:text=${encodeURIComponent('Satisfaction Rate')}`, { viewport });
    const box = (element: Locator) => element.evaluate((it): DOMRect => it.getBoundingClientRect().toJSON());
    const words = async () => {
      const [{ top, bottom }, header] = [
        await box(page.getByText('Satisfaction Rate')),
        await box(page.getByRole('banner')),
      ];
      return { belowHeader: top > header.bottom, onScreen: bottom < viewport.height };
    };
    await expect.poll(words).toEqual({ belowHeader: true, onScreen: true });
    await settled(page);
    expect(await words()).toEqual({ belowHeader: true, onScreen: true });
  });
});

it('stays at its fragment when web fonts change the line breaks above it', async () => {
  const { page } = await visit('about:blank', { viewport: sizes.desktop });
  const fonts = await openBeforeFonts(page, '/#contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await Promise.all(fonts.map((route) => route.continue()));
  await expectInPlace(page, 'contact');
});

it.each(['/inquiries#50%', '/faq#%E0%A4%A', '/#%'])('renders and hydrates %s without errors', async (address) => {
  const { page, messages } = await visit(address);
  await waitForHydration(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(messages).toEqual([]);
});

it('restores the scroll position after a reload', async () => {
  const { page } = await visit('/', { viewport: sizes.phone });
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3900);
  await settled(page);
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});
