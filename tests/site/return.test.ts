/** Returning from another site, when the back/forward cache may restore the page as it was left. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { requireChromium } from '../../scripts/chromium.js';
import { openBrowser, waitForHydration, widths } from './browser.js';

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
  // Goes back from within the page, because Playwright would wait for a load event, which a restored page never fires.
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

/** Keeps React from loading by holding back its entry, as on a slow network. */
const withoutReact = (page: Page) => page.route('**/assets/entry-client-*.js', () => {});

/** Returns to a page that was left through a link, without waiting for a load event. */
async function goBackTo(page: Page, path: string) {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'left' in window);
}

it.each([true, false])(
  'closes the small-screen menu when the visitor returns to a page (hydrated: %s)',
  async (isHydrated) => {
    const { page } = await visit('/faq', {
      viewport: { width: widths.phone, height: 844 },
      prepare: async (page) => {
        if (!isHydrated) await withoutReact(page);
      },
    });
    if (isHydrated) await waitForHydration(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    // Goes to an address that the router leaves to the browser, with the menu still open.
    await page.evaluate(() => {
      Object.assign(window, { left: true });
      location.href = '/robots.txt';
    });
    await page.waitForURL('**/robots.txt');
    await goBackTo(page, '/faq');
    expect(await page.locator('dialog[open], dialog:popover-open').count()).toBe(0);
    expect(await page.locator('html[data-navigation]').count()).toBe(0);
  },
);

it.each([true, false])(
  'closes the open menu panel when the visitor returns to a page (hydrated: %s)',
  async (isHydrated) => {
    const { page } = await visit('/faq', {
      prepare: async (page) => {
        if (!isHydrated) await withoutReact(page);
      },
    });
    if (isHydrated) await waitForHydration(page);
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: 'Our Values' });
    await header.getByRole('button', { name: 'About Us' }).focus();
    if (isHydrated) await page.keyboard.press('Enter');
    await link.focus();
    await link.waitFor();
    await page.evaluate(() => {
      Object.assign(window, { left: true });
      location.href = '/robots.txt';
    });
    await page.waitForURL('**/robots.txt');
    await goBackTo(page, '/faq');
    await link.waitFor({ state: 'hidden' });
  },
);

it('closes the menu when the visitor goes back to a fragment on the page before hydration', async () => {
  const { page } = await visit('/privacy-policy', {
    viewport: { width: widths.phone, height: 844 },
    prepare: withoutReact,
  });
  await page.evaluate(() => (location.hash = '#main'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
});
