/**
 * One of the home page's pictures is printed plate by plate as it scrolls into view. This uses only CSS and never gets
 * in the way.
 */
import { motionStorageKey, reducedMotionValue } from 'agency-ui/prehydration';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { nextPaint, openBrowser, renderAll, widths } from './browser.js';

const visit = openBrowser();

const frame = (page: Page) => page.locator('[data-layout="panorama"] [role="tabpanel"]').first().locator('..');

/** A position at which the picture's upper edge is on screen. On a phone, the picture is a strip 146 px high. */
const entering = 1.05;

/**
 * Scrolls the picture's middle to a fraction of the screen's height, and returns which sheets still cover the picture.
 */
async function coveredAt(page: Page, share: number): Promise<boolean[]> {
  await frame(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' });
  }, share);
  await nextPaint(page);
  return frame(page)
    .locator(':scope > [aria-hidden="true"] > span')
    .evaluateAll((sheets) =>
      sheets.map((sheet) => {
        const { top } = sheet.getBoundingClientRect();
        const { bottom } = sheet.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return sheet.checkVisibility() && top < bottom - 2;
      }),
    );
}

it.each([widths.phone, widths.desktop])(
  'uncovers the picture plate by plate as it scrolls into view at %d px',
  async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 844 } });
    await renderAll(page);
    const counts: number[] = [];
    for (const share of [entering, 0.9, 0.8, 0.7, 0.6, 0.5]) {
      counts.push((await coveredAt(page, share)).filter(Boolean).length);
    }
    expect(counts[0]).toBeGreaterThanOrEqual(3);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(counts).size).toBeGreaterThanOrEqual(4);
    expect(counts.at(-1), 'in the middle of the screen').toBe(0);
  },
);

it.each(['the system', 'the motion switch'])('shows the finished picture if %s reduces motion', async (source) => {
  const { page } = await visit('/', {
    ...(source === 'the system' && { reducedMotion: 'reduce' }),
    prepare: async (page) => {
      if (source === 'the system') return;
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        motionStorageKey,
        reducedMotionValue,
      ] as const);
    },
  });
  await renderAll(page);
  expect(await coveredAt(page, entering)).toEqual([false, false, false, false]);
});

it('shows the finished picture on paper and in forced colours', async () => {
  const { page } = await visit('/', { forcedColors: 'active' });
  await renderAll(page);
  expect(await coveredAt(page, entering)).toEqual([false, false, false, false]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await coveredAt(page, entering)).toEqual([false, false, false, false]);
  await page.emulateMedia({ media: 'screen' });
  expect(await coveredAt(page, entering)).toContain(true);
});
