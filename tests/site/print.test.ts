/** Pages that are read rather than used: in print, in reader view, and in a full-page screenshot. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { collapseSpaces, openBrowser, waitForHydration, widths } from './browser.js';
import { minContrast } from './contrast.js';
import { everyPath } from './paths.js';

const visit = openBrowser();

/** A4 with the margins of a desktop printer, in CSS px. */
const paper = { width: 703, height: 1032 };
const pdfOptions = { format: 'A4', margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' } } as const;

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/**
 * Finds things that a printed page must not contain, and the elements concerned. Backgrounds count as white, because
 * browsers don't print them.
 */
const readPaper = (page: Page) =>
  page.evaluate((minimum) => {
    const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red, green, blue] = channelsOf(color)
        .slice(0, 3)
        .map((channel) => (channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false });
    const named = (element: Element) => element.outerHTML.slice(0, 140);
    const printed = [...document.querySelectorAll<HTMLElement>('body *')].filter(isPrinted);
    const fixed = printed.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return /fixed|sticky/.test(getComputedStyle(element).position) && width * height > 1;
    });
    const pictures = printed.filter((element) => element instanceof HTMLImageElement);
    const faint = new Set<string>();
    const covered = new Set<string>();
    const cut = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isPrinted(element) || element.closest('svg, [aria-hidden="true"]'))
        continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width <= 1 || text.height <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      const ratio = 1.05 / (luminance(getComputedStyle(element).color) + 0.05);
      if (ratio < minimum) faint.add(`${ratio.toFixed(1)}: ${named(element)}`);
      if (text.left < -1 || text.right > document.documentElement.clientWidth + 1) cut.add(named(element));
      const isOnPicture = pictures.some((picture) => {
        // The frame clips the picture.
        const frame = picture.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const drawn = picture.getBoundingClientRect();
        const box = {
          left: Math.max(frame.left, drawn.left),
          right: Math.min(frame.right, drawn.right),
          top: Math.max(frame.top, drawn.top),
          bottom: Math.min(frame.bottom, drawn.bottom),
        };
        return (
          box.left + 2 < text.right &&
          box.right - 2 > text.left &&
          box.top + 2 < text.bottom &&
          box.bottom - 2 > text.top
        );
      });
      if (isOnPicture) covered.add(named(element));
    }
    return {
      fixed: fixed.map(named),
      faint: [...faint],
      textOnPictures: [...covered],
      cutText: [...cut],
      // At the top of a sheet, it would overlap the end of the previous one.
      reachingBack: printed
        .filter(
          (element) =>
            element.matches('main section div') && Number.parseFloat(getComputedStyle(element).marginTop) < -16,
        )
        .map(named),
      missingPictures: pictures
        .filter((picture) => picture instanceof HTMLImageElement && (!picture.complete || picture.naturalWidth === 0))
        .map(named),
      linksWithoutAddress: printed
        .filter((element) => element.matches(':is(main, footer) a[href^="http"]'))
        .filter((link) => getComputedStyle(link, '::after').content !== `" (${link.getAttribute('href')})"`)
        .map(named),
      hiddenAnswers: [...document.querySelectorAll('main [data-part="answer"], main details:has(> :not(summary)) > *')]
        .filter((element) => !isPrinted(element))
        .map(named),
      overflow: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  }, minContrast);

describe('a printed page', () => {
  it.each(everyPath)(
    'shows the pictures, answers and link addresses on %s in dark text on white, with nothing fixed',
    { timeout: scaleTimeout(60_000) },
    async (path) => {
      const { page } = await visit(path, { viewport: paper, reusePage: true });
      await page.emulateMedia({ media: 'print' });
      // Browsers load lazy pictures when printing, but emulating print media only changes the layout.
      await page.evaluate(async () => {
        const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
        for (const picture of lazy) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      });
      expect(await readPaper(page)).toEqual({
        fixed: [],
        faint: [],
        textOnPictures: [],
        cutText: [],
        reachingBack: [],
        missingPictures: [],
        linksWithoutAddress: [],
        hiddenAnswers: [],
        overflow: false,
      });
      await page.emulateMedia({ media: 'screen' });
    },
  );

  it('takes at most six sheets for the home page', { timeout: scaleTimeout(90_000) }, async () => {
    const { page } = await visit('/');
    const sheets = sheetsOf(await page.pdf(pdfOptions));
    expect(sheets).toBeGreaterThan(2);
    expect(sheets).toBeLessThanOrEqual(6);
  });

  it.each(['/privacy-policy', '/blog/a-day-in-store'])(
    'has a dot before each list item on %s, as it does on screen',
    async (path) => {
      const { page } = await visit(path);
      const dots = () =>
        page.locator('main section > ul > li').evaluateAll((items) =>
          items.map((item) => {
            const { content, backgroundColor, borderTopWidth } = getComputedStyle(item, '::before');
            return { isShown: content !== 'none', isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)', borderTopWidth };
          }),
        );
      const onScreen = await dots();
      expect(onScreen.length).toBeGreaterThan(3);
      expect(onScreen.filter(({ isShown, isFilled }) => !isShown || !isFilled)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      // Browsers print borders but not backgrounds.
      expect((await dots()).filter(({ borderTopWidth }) => borderTopWidth === '0px')).toEqual([]);
    },
  );

  it('has links whose addresses are printed', async () => {
    const { page } = await visit('/contact');
    expect(await page.locator('footer a[href^="http"]').count()).toBe(4);
  });
});

describe('a full-page screenshot without scrolling', () => {
  /** Finds picture boxes that show neither the picture nor its placeholder colour, and anything that hides content. */
  const readEmptyBoxes = (page: Page) =>
    page.evaluate(() => {
      const named = (element: Element) => element.outerHTML.slice(0, 140);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
      const current = pictures.filter((picture) => !picture.closest('[data-slide="other"], [inert]'));
      // On devices with hover, some pictures appear only on hover.
      const covering = [...document.querySelectorAll<HTMLElement>('main [aria-hidden="true"] > span')].filter(
        (sheet) => {
          const { backgroundColor, position, mixBlendMode } = getComputedStyle(sheet);
          const frame = sheet.parentElement?.parentElement?.getBoundingClientRect();
          const box = sheet.getBoundingClientRect();
          const isOver =
            frame && box.top < frame.bottom - 2 && box.bottom > frame.top + 2 && box.width >= frame.width - 4;
          return (
            sheet.checkVisibility() &&
            position === 'absolute' &&
            isOver &&
            (backgroundColor !== 'rgba(0, 0, 0, 0)' || mixBlendMode !== 'normal')
          );
        },
      );
      return {
        count: current.length,
        empty: current
          .filter(
            (picture) =>
              isShown(picture) && !picture.complete && getComputedStyle(picture).backgroundColor === 'rgba(0, 0, 0, 0)',
          )
          .map(named),
        covering: covering.map(named),
        hidden: [...document.querySelectorAll('main :is(h2, h3, li, p)')]
          .filter((element) => element.closest('[data-reveal]') && !isShown(element))
          .map(named),
      };
    });

  const complete = { empty: [], covering: [], hidden: [] };

  it.each(everyPath)('has no empty boxes on %s', async (path) => {
    const { page } = await visit(path, { viewport: { width: widths.desktop, height: 900 }, reusePage: true });
    const { count, ...boxes } = await readEmptyBoxes(page);
    expect(boxes).toEqual(complete);
    if (path !== '/') return;
    expect(count).toBeGreaterThan(10);
    await waitForHydration(page);
    const { count: _, ...after } = await readEmptyBoxes(page);
    expect(after, 'after hydration').toEqual(complete);
  });
});

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/**
 * What Firefox's reader view shows. The library is injected through the debugger, because the site's policy would block
 * its script.
 */
async function readArticle(page: Page) {
  await page.evaluate(readability);
  return page.evaluate(() => {
    const { Readability: Reader } = globalThis as unknown as { Readability: typeof Readability };
    const article = new Reader(document.cloneNode(true) as Document).parse();
    return { title: article?.title ?? '', content: (article?.textContent ?? '').replace(/\s+/g, ' ') };
  });
}

describe('reader view', () => {
  it.each(['/services/events', '/about/our-story', '/privacy-policy', '/projects/1'])(
    'shows the title of %s and the text of its sections',
    async (path) => {
      const { page } = await visit(path, { reusePage: true });
      const texts = (await page.locator('main p').allTextContents()).map((text) => collapseSpaces(text).trim());
      const paragraphs = texts.filter((text) => text.length > 60);
      expect(paragraphs.length).toBeGreaterThan(4);
      const { title, content } = await readArticle(page);
      expect(title.length).toBeGreaterThan(3);
      expect(await page.title()).toContain(title);
      expect(paragraphs.filter((text) => !content.includes(text))).toEqual([]);
    },
  );
});
