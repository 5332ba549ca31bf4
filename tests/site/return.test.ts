/** The browser's way back to the site from elsewhere: it may show the page as it was left, without loading it anew. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { requireChromium } from '../../scripts/chromium.js';
import { openBrowser, waitForHydration } from './browser.js';

// Playwright turns the browser's memory of whole pages off by itself, and the headless shell has none.
const visit = openBrowser({
  executablePath: requireChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Leaves a page for another document and goes back; says whether the document is still the one that was left. */
async function returnTo(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { left: true }));
  const path = new URL(page.url()).pathname;
  await page.goto('/robots.txt');
  // The browser's own step: it comes to no new load event where the page is kept.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main') !== null);
  return page.evaluate(() => 'left' in window);
}

it.each(['/', '/contact', '/blog'])('is short to %s', async (path) => {
  const { page } = await visit(path);
  await waitForHydration(page);
  expect(await returnTo(page)).toBe(true);
});

it('would be long past a page that wants to hear of its end', async () => {
  const { page } = await visit('/contact');
  await waitForHydration(page);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await returnTo(page)).toBe(false);
});
