/** Back and forward navigation, pages whose code is slow or never arrives, and alternative spellings of an address. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { titles } from 'agency-content/titles';
import { expect, inject } from 'vitest';
import { type Page, role } from '../page.js';
import { phone, scenario, type Visit } from '../scenario.js';
import type { TestSite } from '../site.js';

const hasTitle = (page: Page, title: string) =>
  page.until(
    'the title',
    () => document.title,
    (shown) => shown === title,
  );

const isNear = (page: Page, top: number) =>
  page.until(
    'the previous position',
    () => scrollY,
    (place) => Math.abs(place - top) < 200,
  );

async function goesAndReturns({ page, site }: Visit, follow: (page: Page) => Promise<void>) {
  await page.open('/');
  await page.moveTo(300, 600);
  await site.settled();
  await page.scrollToTop(1500);
  await page.until(
    'the scrolled page',
    () => scrollY,
    (top) => top > 1400,
  );
  await site.settled();
  const top = await page.evaluate(() => scrollY);
  await follow(page);
  await hasTitle(page, titles.faq);
  await page.until(
    'the top of the next page',
    () => scrollY,
    (place) => place < 10,
  );
  await page.back();
  await hasTitle(page, titles.home);
  await isNear(page, top);
  await page.sees(role('banner', undefined, { nth: 0 }));
  await page.forward();
  await hasTitle(page, titles.faq);
  await page.sees(role('heading', undefined, { level: 1, heard: true }));
  expect(page.errors()).toEqual([]);
}

/** Holds back a page's code. Call the returned function to release it. */
function holdCode(site: TestSite, name: string): () => void {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  site.intercept((path) => (path.startsWith(`/assets/${name}-`) ? released : undefined));
  return release;
}

/** Keeps a page's code out of the browser's cache. */
function forbidCaching(site: TestSite, name: string): void {
  site.intercept(async (path) => {
    if (!path.startsWith(`/assets/${name}-`)) return undefined;
    const code = await readFile(join(inject('builds').plain, path));
    return new Response(code, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } });
  });
}

const headerLink = (name: string) => role('link', name, { within: role('banner') });

/** Opens a page and waits until the router handles its links. */
async function openHydrated({ page, site }: Pick<Visit, 'page' | 'site'>, path: string) {
  await page.open(path);
  await page.moveTo(300, 600);
  await page.until(
    'the hydrated page',
    () => document.getElementById('app')?.hasAttribute('data-hydrated'),
    (isHydrated) => isHydrated === true,
  );
  await site.settled();
}

const isPending = (page: Page, expected: boolean) =>
  page.until(
    'the line at the top',
    () => document.getElementById('main')?.getAttribute('aria-busy') === 'true',
    (isBusy) => isBusy === expected,
  );

/** Waits until the released code has run, so that nothing more can arrive, and checks that the page is still shown. */
async function staysAt({ page, site }: Pick<Visit, 'page' | 'site'>, path: string, title: string) {
  await site.settled();
  await page.waitForPath(path);
  expect(await page.evaluate(() => document.title)).toBe(title);
  await isPending(page, false);
  await page.sees(role('heading', undefined, { level: 1, heard: true }));
}

export const historyScenarios = [
  scenario(
    'I follow a link to a slow page, then another link: I arrive at the second one',
    async (visit) => {
      const { page, site } = visit;
      await openHydrated(visit, '/privacy-policy');
      const releaseFaq = holdCode(site, 'FaqPage');
      await page.click(headerLink('FAQ'));
      await isPending(page, true);
      await page.click(headerLink('Blog'));
      await hasTitle(page, titles.blog);
      releaseFaq();
      await staysAt(visit, '/blog', titles.blog);
      await page.back();
      await hasTitle(page, titles.privacyPolicy);
    },
    { short: true },
  ),
  scenario(
    'I follow a link to a slow page and go back: I stay where I was',
    async (visit) => {
      const { page, site } = visit;
      await openHydrated(visit, '/privacy-policy');
      await page.scrollToTop(900);
      await isNear(page, 900);
      const release = holdCode(site, 'FaqPage');
      await page.click(headerLink('FAQ'));
      await isPending(page, true);
      await page.evaluate(() => history.back());
      await page.waitForPath('/privacy-policy');
      release();
      await staysAt(visit, '/privacy-policy', titles.privacyPolicy);
      await isNear(page, 900);
    },
    { short: true },
  ),
  scenario(
    'I follow a link to a page whose code never arrives: after four seconds the browser loads the page',
    async (visit) => {
      const { page, site } = visit;
      await openHydrated(visit, '/privacy-policy');
      holdCode(site, 'FaqPage');
      await page.evaluate(() => Object.assign(window, { marked: true }) && true);
      await page.click(headerLink('FAQ'));
      await isPending(page, true);
      await hasTitle(page, titles.faq);
      await page.waitForPath('/faq');
      expect(await page.evaluate(() => 'marked' in window)).toBe(false);
      await page.back();
      await hasTitle(page, titles.privacyPolicy);
    },
    { short: true },
  ),
  scenario('I reload a page and go back to a longer one whose code never arrives: I am where I was', async (visit) => {
    const { page, site, engine } = visit;
    let isHeld = false;
    site.intercept((path) => {
      // WebKit's driver waits for all scripts of a loading document.
      if (path === '/privacy-policy') isHeld = false;
      const isCode = path.startsWith('/assets/PrivacyPolicyPage-');
      return isHeld && isCode ? new Promise<undefined>(() => {}) : undefined;
    });
    forbidCaching(site, 'PrivacyPolicyPage');
    await openHydrated(visit, '/privacy-policy');
    await page.scrollToTop(2500);
    await isNear(page, 2500);
    await page.click(headerLink('Contact'));
    await hasTitle(page, titles.contact);
    await page.reload();
    await page.moveTo(300, 500);
    await page.until(
      'the hydrated page',
      () => document.getElementById('app')?.hasAttribute('data-hydrated'),
      (isHydrated) => isHydrated === true,
    );
    await site.settled();
    isHeld = true;
    await page.evaluate(() => history.back());
    // WebKit keeps the previous page's code in memory across a reload, so there is nothing to wait for.
    if (engine !== 'WebKit') {
      await isPending(page, true);
      await page.sees(role('heading', undefined, { level: 1, heard: true }));
      expect(await page.evaluate(() => document.title)).toBe(titles.contact);
    }
    await hasTitle(page, titles.privacyPolicy);
    await isNear(page, 2500);
  }),
  ...[
    ['/index.html', '/', titles.home],
    ['/services/printing/index.html', '/services/printing', titles.printing],
    ['/Services//Printing/', '/services/printing', titles.printing],
  ].map(([asked = '', path = '', title = '']) =>
    scenario(
      `I open ${asked} on a static host: I see the page, not an error`,
      async (visit) => {
        const { page, site } = visit;
        const html = await readFile(join(inject('builds').plain, path, 'index.html'), 'utf8');
        site.intercept((requested) =>
          requested === asked ? new Response(html, { headers: { 'Content-Type': 'text/html' } }) : undefined,
        );
        await openHydrated(visit, asked);
        await staysAt(visit, path, title);
        expect(page.errors()).toEqual([]);
      },
      { short: asked === '/index.html' },
    ),
  ),
  scenario('I press a link to the page that I am on: I am taken to the top', async (visit) => {
    const { page } = visit;
    await openHydrated(visit, '/faq');
    await page.scrollToTop(600);
    await isNear(page, 600);
    await page.click(headerLink('FAQ'));
    await page.until(
      'the top of the page',
      () => [scrollY, document.activeElement?.id],
      ([top, focused]) => top === 0 && focused === 'main',
    );
    expect(await page.texts(role('status', undefined, { heard: true }))).toContain(titles.faq);
  }),
  scenario(
    'I go to another page, back to where I was, and forward again',
    (visit) => goesAndReturns(visit, (page) => page.click(role('link', 'FAQ', { within: role('banner') }))),
    { short: true },
  ),
  scenario(
    'I go to another page on a phone, back to where I was, and forward again',
    (visit) =>
      goesAndReturns(visit, async (page) => {
        await page.tap(role('button', 'Open menu'));
        await page.tap(role('link', 'FAQ', { within: role('dialog', 'Menu') }));
      }),
    { options: phone },
  ),
  scenario(
    'I return to a page that I left for another site, and reload it: I am where I was',
    async ({ page, site }) => {
      await page.open('/services/printing');
      await page.moveTo(300, 600);
      await site.settled();
      await page.scrollToTop(1800);
      await page.until(
        'the scrolled page',
        () => scrollY,
        (top) => top > 1700,
      );
      await site.settled();
      const top = await page.evaluate(() => scrollY);
      await page.open('/robots.txt');
      await page.back();
      await hasTitle(page, titles.printing);
      await isNear(page, top);
      await page.reload();
      await isNear(page, top);
    },
  ),
];
