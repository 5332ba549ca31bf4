/** Translators replace a page's text nodes before and after hydration. Every page stays complete and usable. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { translatePage, useTranslatedPage } from '../translate.js';
import { collapseSpaces, nextPaint, openBrowser, waitForHydration, widths } from './browser.js';
import { everyPath } from './paths.js';

const visit = openBrowser();

/**
 * React reports an error when it replaces HTML that differs from its own render. A missing page is an error in the
 * console.
 */
const expected = /Minified React error #(?:418|423|425)|404/;

const readHeadings = async (page: Page) =>
  (await page.locator('main :is(h1, h2, h3)').allTextContents()).map((text) => collapseSpaces(text).trim());

/** The length of the content, excluding notices for the time before hydration and for pages without scripts. */
const readLength = async (page: Page) => {
  const text = await page.getByRole('main').evaluate((main) => {
    const content = main.cloneNode(true) as HTMLElement;
    for (const notice of content.querySelectorAll('noscript, [data-part="not-loaded"]')) notice.remove();
    return content.textContent;
  });
  return collapseSpaces(text).length;
};

it.each(everyPath)(
  'keeps %s complete and usable when a translator changes the page',
  { timeout: scaleTimeout(60_000) },
  async (path) => {
    const { page, errors } = await visit(path, {
      viewport: { width: widths.phone, height: 844 },
      reducedMotion: 'reduce',
      reusePage: true,
    });
    const [headings, length] = [await readHeadings(page), await readLength(page)];
    expect(headings.length).toBeGreaterThan(0);
    await page.evaluate(translatePage);
    await waitForHydration(page);
    await page.evaluate(translatePage);
    // Islands hydrate once they are near the viewport.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.locator('[data-island="dehydrated"]').count()).toBe(0);
    expect(await readHeadings(page)).toEqual(headings);
    await page.evaluate(translatePage);

    await page.evaluate(`(${String(useTranslatedPage)})(${String(translatePage)})`);
    await nextPaint(page);
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await readLength(page)).toBeGreaterThan(0.75 * length);

    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(translatePage);
    const other = path === '/contact' ? '/faq' : '/contact';
    await page.locator(`dialog a[href="${other}"]`).click();
    await page.waitForURL(`**${other}`);
    await nextPaint(page);
    await page.evaluate(translatePage);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => readHeadings(page)).toEqual(headings);
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
  },
);
