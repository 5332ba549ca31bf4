/**
 * Far sections are laid out only after the page has loaded. Their placeholder heights are right, and all text
 * eventually appears.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { nextPaint, openBrowser, renderAll, widths } from './browser.js';
import { everyPath, measuredPaths } from './paths.js';

const visit = openBrowser();

const sizes = { phone: { width: widths.phone, height: 844 }, desktop: { width: widths.desktop, height: 900 } };

/** Opens a page without its boot script, so that its far sections stay as they are before the load event. */
async function openAsLoaded(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await visit('about:blank', { viewport, reusePage: true });
  await page.unrouteAll();
  await page.route('**/assets/boot-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(path);
  // Only the first paint decides which sections are far from the viewport.
  await nextPaint(page);
  return page;
}

/** Heights of the page and its far sections in px, with placeholder heights and once laid out. */
async function measureHeights(page: Page) {
  const far = await page
    .locator('main > *, main > [data-island] > *')
    .evaluateAll((sections) =>
      sections.flatMap((section, index) => (getComputedStyle(section).contentVisibility === 'auto' ? [index] : [])),
    );
  const measure = () =>
    page.evaluate((far) => {
      const sections = document.querySelectorAll('main > *, main > [data-island] > *');
      return {
        page: document.documentElement.scrollHeight,
        sections: far.map((index) => sections[index]?.getBoundingClientRect().height ?? 0),
        // A placeholder height applies to the content box.
        contents: far.map((index) => {
          const section = sections[index] as HTMLElement;
          const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(section);
          return [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce(
            (height, edge) => height - Number.parseFloat(edge),
            section.getBoundingClientRect().height,
          );
        }),
      };
    }, far);
  const before = await measure();
  await renderAll(page);
  return { before, after: await measure() };
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const lengthOfText = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').length);

describe('the page height before distant sections are laid out', () => {
  it.each(
    Object.keys(sizes).flatMap((size) => measuredPaths.map((path) => ({ path, size: size as keyof typeof sizes }))),
  )('is within 5 % of the final height: $path on a $size', async ({ path, size }) => {
    const { before, after } = await measureHeights(await openAsLoaded(path, sizes[size]));
    const far = after.contents.filter((_height, index) => after.sections[index] !== before.sections[index]);
    const rem = (average(far) / 16).toFixed(1);
    const advice = `Write ${size}: ${rem} for the route of ${path} in site/build/section-heights.ts.`;
    expect(before.page / after.page, advice).toBeGreaterThan(0.95);
    expect(before.page / after.page, advice).toBeLessThan(1.05);
  });

  it('is measured while distant sections are not laid out', async () => {
    const { before, after } = await measureHeights(await openAsLoaded('/', sizes.desktop));
    expect(after.sections.length).toBeGreaterThan(5);
    const far = after.sections.filter((height, index) => height !== before.sections[index]);
    expect(far.length).toBeGreaterThan(5);
  });
});

describe('a page that the visitor has not interacted with', () => {
  it.each(everyPath)('soon contains the whole text of %s', async (path) => {
    const complete = await openAsLoaded(path, sizes.desktop);
    await renderAll(complete);
    const length = await lengthOfText(complete);
    expect(length).toBeGreaterThan(500);
    const { page } = await visit(path, { viewport: sizes.desktop });
    await expect
      .poll(() => lengthOfText(page), { timeout: scaleTimeout(15_000) })
      .toBeGreaterThanOrEqual(0.98 * length);
  });

  it('contains its whole text immediately without JavaScript', async () => {
    const complete = await openAsLoaded('/', sizes.desktop);
    await renderAll(complete);
    const length = await lengthOfText(complete);
    const { page } = await visit('/', { viewport: sizes.desktop, javaScriptEnabled: false });
    expect(await lengthOfText(page)).toBeGreaterThanOrEqual(0.98 * length);
  });

  it('has every heading in the accessibility tree', async () => {
    const { page } = await visit('/', { viewport: sizes.desktop });
    // Read only once, because the browser is not idle while the tree is being read.
    await expect.poll(() => lengthOfText(page), { timeout: scaleTimeout(15_000) }).toBeGreaterThan(5500);
    await nextPaint(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const headings = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading');
    expect(headings.length).toBeGreaterThanOrEqual(37);
  });

  it('contains the whole text of the next page that the router shows', async () => {
    const complete = await openAsLoaded('/contact', sizes.desktop);
    await renderAll(complete);
    const length = await lengthOfText(complete);
    const { page } = await visit('/about/team', { viewport: sizes.desktop });
    await page.mouse.move(300, 300);
    await page.locator('#app[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('**/contact');
    await nextPaint(page);
    await expect
      .poll(() => lengthOfText(page), { timeout: scaleTimeout(15_000) })
      .toBeGreaterThanOrEqual(0.98 * length);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
