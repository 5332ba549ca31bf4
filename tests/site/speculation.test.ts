/** Speculation rules: pressing a link prefetches its page before the click event. */
import { Hono } from 'hono';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

/** Paths that the browser has prefetched, according to request headers. */
const prefetched: string[] = [];
let baseURL: string;
let close: () => void;

beforeAll(async () => {
  const app = new Hono();
  app.use(async ({ req }, next) => {
    if (req.header('Sec-Purpose')?.includes('prefetch')) prefetched.push(req.path);
    await next();
  });
  app.route('/', createSite({ site: inject('siteFolder') }));
  ({ origin: baseURL, close } = await serve(app));
});
afterAll(() => close());
beforeEach(() => {
  prefetched.length = 0;
});

async function press(page: Page, link: Locator) {
  await link.hover();
  await page.mouse.down();
}

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });

it('prefetches a page when a link to it is pressed, and no sooner', async () => {
  // Delays React's entry, as on a slow network.
  const { page } = await visit('/faq', {
    baseURL,
    prepare: (page) => page.route('**/assets/entry-client-*.js', () => {}),
  });
  // The boot script adds the rules once the browser is idle.
  await page.locator('script[type="speculationrules"]').waitFor({ state: 'attached' });
  await footerLink(page).hover();
  expect(prefetched).toEqual([]);
  await press(page, footerLink(page));
  await expect.poll(() => prefetched).toEqual(['/privacy-policy']);
});

it('prefetches nothing after hydration, because React then handles links', async () => {
  const { page } = await visit('/faq', { baseURL });
  await waitForHydration(page);
  await press(page, footerLink(page));
  await page.mouse.up();
  await page.waitForURL('**/privacy-policy');
  expect(prefetched).toEqual([]);
});
