/** Tests every page with the visitor's own text size and in forced colours. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, renderAll, waitForHydration, widths } from './browser.js';
import { addStyles, minContrast } from './contrast.js';
import { everyPath } from './paths.js';

const visit = openBrowser();

const setTextSize = (page: Page, px: number) =>
  page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), px);

/** The page's width and what overflows, if it is wider than the viewport; and whether the menu can be opened. */
const readLayout = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const menu = document.querySelector('header button[commandfor]');
    const box = menu?.checkVisibility() ? menu.getBoundingClientRect() : undefined;
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      overflow:
        scrollWidth > clientWidth
          ? [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
          : [],
      isMenuReachable:
        box === undefined || (box.right <= clientWidth && box.left >= 0 && menu?.contains(hit ?? null) === true),
    };
  });

/** Text sizes and page widths, in px. The largest size would overflow first. */
const textSizes = [
  { px: 24, at: ['phone'] },
  { px: 28, at: ['narrow'] },
  { px: 32, at: ['desktop', 'tablet', 'phone', 'narrow'] },
] as const;

// WCAG 1.4.4 Resize Text
describe('text enlarged to 200 %', () => {
  it.each(everyPath)(
    'fits on %s without overflow, and leaves the menu reachable',
    { tags: ['wcag:1.4.4', 'wcag:1.4.10'], timeout: scaleTimeout(60_000) },
    async (path) => {
      const { page } = await visit(path, { reducedMotion: 'reduce', reusePage: true });
      await renderAll(page);
      for (const { px, at } of textSizes) {
        await setTextSize(page, px);
        for (const width of at) {
          await page.setViewportSize({ width: widths[width], height: 844 });
          expect.soft(await readLayout(page), `${px} px text on ${widths[width]} px`).toEqual({
            overflow: [],
            isMenuReachable: true,
          });
        }
      }
    },
  );
});

/**
 * Text with less than the minimum contrast. Browsers draw a backplate in the page's colour behind text, unless an
 * element keeps its own colours (`forced-color-adjust: none`). Then its background counts, and its colour must be one
 * of the visitor's, because others only contrast with some palettes.
 */
const readFaintText = (page: Page) =>
  page.evaluate((minimum) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and alpha of any CSS colour, from 0 to 255. */
    const channelsOf = (color: string) => {
      if (!context) throw new Error('There is no canvas.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const luminance = (color: string) => {
      const [red, green, blue] = channelsOf(color)
        .slice(0, 3)
        .map((channel) =>
          channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
        );
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const probe = document.body.appendChild(document.createElement('i'));
    const systemColor = (name: string, scheme = 'light dark') => {
      probe.style.setProperty('color-scheme', scheme);
      probe.style.setProperty('background-color', name);
      return getComputedStyle(probe).backgroundColor;
    };
    const canvas = systemColor('Canvas');
    const ofVisitor = ['CanvasText', 'ButtonText', 'LinkText', 'HighlightText', 'SelectedItemText'].flatMap((name) =>
      ['light', 'dark'].map((scheme) => systemColor(name, scheme)),
    );
    probe.remove();
    const groundOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (channelsOf(backgroundColor)[3] === 255) return backgroundColor;
      }
      return canvas;
    };
    const faint: string[] = [];
    let count = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('[inert], svg, style, script, noscript')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      count += 1;
      const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      const [one, other] = [luminance(color), luminance(forcedColorAdjust === 'auto' ? canvas : groundOf(element))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const isOwn = forcedColorAdjust !== 'auto' && !ofVisitor.includes(color);
      if (ratio < minimum || isOwn) faint.push(`${ratio.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`);
    }
    return { faint, hasText: count > 20 };
  }, minContrast);

// WCAG 1.4.3 Contrast (Minimum)
describe('forced colours', () => {
  it.each(everyPath)(
    'gives %s enough contrast, even when tabs, answers and the menu are in use',
    { tags: ['wcag:1.4.3'], timeout: scaleTimeout(60_000) },
    async (path) => {
      const { page } = await visit(path, {
        viewport: { width: widths.phone, height: 844 },
        forcedColors: 'active',
        reducedMotion: 'reduce',
        reusePage: true,
      });
      await waitForHydration(page);
      await renderAll(page);
      const clear = { faint: [], hasText: true };
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await readFaintText(page), colorScheme).toEqual(clear);
      }
      // Checks every state that a press leads to, except the search, which leads to another page.
      const presses = await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>(
          'main :is([role="tab"], [aria-expanded], [aria-pressed], summary, [type="submit"]:not([role="search"] *))',
        );
        for (const control of controls) control.click();
        return controls.length;
      });
      if (presses > 0) expect.soft(await readFaintText(page), `after ${presses} presses`).toEqual(clear);
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      expect.soft(await readFaintText(page), 'with the menu').toEqual(clear);
    },
  );

  it('detects faint text', async () => {
    const { page } = await visit('/sitemap', { forcedColors: 'active' });
    await addStyles(page, 'main p { forced-color-adjust: none; color: #999; background: #fff }');
    expect((await readFaintText(page)).faint.length).toBeGreaterThan(0);
  });
});
