import { expect, it } from 'vitest';
import { openBrowser, siteUrl, waitForHydration } from './browser.js';

const visit = openBrowser();

it('serves an unknown path with status 404 and a page that links home', async () => {
  const { page, messages } = await visit('/no/such/page');
  expect((await fetch(`${siteUrl}/no/such/page`, { headers: { Accept: 'text/html' } })).status).toBe(404);
  await waitForHydration(page);
  expect(await page.getByText('404', { exact: true }).first().isVisible()).toBe(true);
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(await page.title()).toContain('Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${siteUrl}/`);
  await expect.poll(() => page.title()).toContain('Nairobi');
  // The browser itself logs the document's status; all other messages come from the site.
  expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([
    '404: there is no page at /no/such/page',
  ]);
});

it('links without JavaScript to the search page, which links to all pages', async () => {
  const { page } = await visit('/no/such/page', { javaScriptEnabled: false });
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('vans');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${siteUrl}/sitemap?q=vans`);
  // Playwright's role and text locators ignore `noscript`.
  const help = page.locator('main noscript');
  expect(await help.locator('p').filter({ visible: true }).textContent()).toBe('The search needs JavaScript.');
  await help.locator('a', { hasText: 'See all pages' }).click();
  await page.waitForURL(`${siteUrl}/sitemap?q=vans#all-pages`);
});

it('excludes the page from search engines', async () => {
  const html = await (await fetch(`${siteUrl}/nowhere`, { headers: { Accept: 'text/html' } })).text();
  expect(html).toMatch(/<meta name="robots" content="noindex"\s*\/?>/);
  expect(html).not.toContain('rel="canonical"');
});

it('serves no HTML for a missing file', async () => {
  const answer = await fetch(`${siteUrl}/assets/missing.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
});
