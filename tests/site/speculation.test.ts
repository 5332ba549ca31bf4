/** A page begins to come when its link is pressed, before the press has become a click. */
import { Hono } from 'hono';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

/** The pages that the browser fetched ahead, as it says in the request. */
const ahead: string[] = [];
let baseURL: string;
let close: () => void;

beforeAll(async () => {
  const app = new Hono();
  app.use(async ({ req }, next) => {
    if (req.header('Sec-Purpose')?.includes('prefetch')) ahead.push(req.path);
    await next();
  });
  app.route('/', createSite({ site: inject('siteFolder') }));
  ({ origin: baseURL, close } = await serve(app));
});
afterAll(() => close());
beforeEach(() => {
  ahead.length = 0;
});

async function press(page: Page, link: Locator) {
  await link.hover();
  await page.mouse.down();
}

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });

it('comes at the press, not before', async () => {
  // React stays away: its entry is held back, as on a slow network.
  const { page } = await visit('/faq', {
    baseURL,
    prepare: (page) => page.route('**/assets/entry-client-*.js', () => {}),
  });
  await footerLink(page).hover();
  expect(ahead).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => ahead).toEqual(['/privacy-policy']);
});

it('does not come where React answers for links', async () => {
  const { page } = await visit('/faq', { baseURL });
  await waitForHydration(page);
  await press(page, footerLink(page));
  await page.mouse.up();
  await page.waitForURL('**/privacy-policy');
  expect(ahead).toEqual([]);
});
