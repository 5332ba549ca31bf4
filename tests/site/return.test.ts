/** Returning from another site: the back/forward cache may restore the page as it was left. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { requireChromium } from '../../scripts/chromium.js';
import { openBrowser, waitForHydration } from './browser.js';

// Playwright disables the back/forward cache by default, and the headless shell has none.
const visit = openBrowser({
  executablePath: requireChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Navigates to another document and back. Returns whether the original document was restored. */
async function returnTo(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { left: true }));
  const path = new URL(page.url()).pathname;
  await page.goto('/robots.txt');
  // Goes back in the page: a restored page fires no load event, for which Playwright would wait.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main') !== null);
  return page.evaluate(() => 'left' in window);
}

it.each(['/', '/contact', '/blog'])('restores %s from the back/forward cache', async (path) => {
  const { page } = await visit(path);
  await waitForHydration(page);
  expect(await returnTo(page)).toBe(true);
});

it('reloads a page that has an unload listener', async () => {
  const { page } = await visit('/contact');
  await waitForHydration(page);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await returnTo(page)).toBe(false);
});
