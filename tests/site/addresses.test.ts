/** Each page has one canonical address, on the site's server and on static hosts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from 'agency-content/projects';
import { projectTitle, titles } from 'agency-content/titles';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Served, serve } from '../../scripts/serve.js';
import { openBrowser, siteUrl, waitForHydration } from './browser.js';

const visit = openBrowser();
const folder = inject('siteFolder');

const [project] = projects;

describe('the server', () => {
  it.each([
    ['/index.html', '/'],
    ['/services/printing/index.html', '/services/printing'],
    ['/services//printing', '/services/printing'],
    ['/Services/Printing/', '/services/printing'],
    ['/faq.?from=mail', '/faq?from=mail'],
    ['/projects/1/', '/projects/1'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, location]);
  });

  it('keeps the fragment when it redirects', async () => {
    const { page } = await visit('/FAQ/?from=mail#faq-booking-ahead');
    expect(page.url()).toBe(`${siteUrl}/faq?from=mail#faq-booking-ahead`);
  });
});

/** Serves a folder's `index.html` whatever the spelling of its path, as some static hosts do. */
function createForgivingHost(): Hono {
  const app = new Hono();
  const send = async (file: string, status: 200 | 404 = 200) => {
    const type = /\.js$/.test(file) ? 'text/javascript' : /\.css$/.test(file) ? 'text/css' : 'text/html; charset=utf-8';
    return new Response(await readFile(join(folder, file)), { status, headers: { 'Content-Type': type } });
  };
  app.get('*', async ({ req }) => {
    const path = decodeURI(req.path);
    if (path.startsWith('/assets/') || path.startsWith('/pictures/')) return send(path);
    const page = path
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/\/$|\/index\.html$|\.$/, '');
    return send(join(page === '/campaign' ? '/faq' : page, 'index.html')).catch(() => {
      const missing = page.startsWith('/projects/') ? 'projects/404.html' : '404.html';
      return send(missing, 404);
    });
  });
  return app;
}

/** Serves 404.html for every path but the exact one, as strict static hosts do. */
function createStrictHost(): Hono {
  const app = new Hono();
  const host = createForgivingHost();
  app.get('*', async ({ req }) => {
    const isFile = /^\/(?:assets|pictures)\//.test(req.path);
    if (isFile) return host.fetch(req.raw);
    const missing = req.path.toLowerCase().startsWith('/projects/') ? 'projects/404.html' : '404.html';
    return new Response(await readFile(join(folder, missing)), {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  });
  return app;
}

describe('the site on a static host', () => {
  let forgiving: Served;
  let strict: Served;
  beforeAll(async () => {
    [forgiving, strict] = await Promise.all([serve(createForgivingHost()), serve(createStrictHost())]);
  });
  afterAll(() => {
    forgiving.close();
    strict.close();
  });

  const ownMessages = (messages: string[]) => messages.filter((message) => !message.startsWith('Failed to load'));

  it.each([
    ['/index.html', '/', titles.home],
    ['/services/printing/index.html', '/services/printing', titles.printing],
    ['/services//printing', '/services/printing', titles.printing],
    ['/Services/Printing/', '/services/printing', titles.printing],
    ['/faq/?from=mail#faq-booking-ahead', '/faq?from=mail#faq-booking-ahead', titles.faq],
    ['/faq.', '/faq', titles.faq],
    ['/Projects/1/', '/projects/1', project && projectTitle(project)],
    // An alias that has no route.
    ['/campaign', '/faq', titles.faq],
  ])('hydrates a page served at %s and shows its address as %s', async (asked, address, title) => {
    const { page, messages } = await visit(`${forgiving.origin}${asked}`);
    await page.evaluate(() => {
      const main = document.getElementById('main');
      Object.assign(window, { served: main });
    });
    await waitForHydration(page);
    expect(page.url()).toBe(`${forgiving.origin}${address}`);
    expect(await page.title()).toBe(title);
    // React has kept the served HTML.
    expect(await page.evaluate(() => (window as unknown as { served: unknown }).served)).toBeTruthy();
    expect(await page.evaluate(() => document.getElementById('main') === Reflect.get(window, 'served'))).toBe(true);
    expect(messages).toEqual([]);
  });

  it.each([
    ['/FAQ', '/faq', titles.faq],
    ['/Projects/1', '/projects/1', project && projectTitle(project)],
  ])('goes from the not-found page served at %s to the page at %s', async (asked, address, title) => {
    const { page, messages } = await visit(`${strict.origin}${asked}`);
    await waitForHydration(page);
    await expect.poll(() => page.title()).toBe(title);
    expect(page.url()).toBe(`${strict.origin}${address}`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(ownMessages(messages).filter((message) => !message.startsWith('404:'))).toEqual([]);
  });

  it.each(['/no/such/page', '/No/Such/Page/', '/projects/999', '/%E0%A4%A', '/caf%C3%A9'])(
    'keeps the not-found page served at %s, along with its address and focus',
    async (asked) => {
      const { page, messages } = await visit(`${strict.origin}${asked}`);
      await waitForHydration(page);
      expect(page.url()).toBe(`${strict.origin}${asked}`);
      expect(await page.getByRole('link', { name: /^(?:Return to Home|Back to)/ }).count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      expect(ownMessages(messages).filter((message) => !message.startsWith('404:'))).toEqual([]);
    },
  );
});
