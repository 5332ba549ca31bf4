/** A page with its critical CSS alone looks as with the whole stylesheet. */
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, renderAll, waitForHydration, widths } from './browser.js';
import { pageTypes } from './paths.js';

const visit = openBrowser();

/** Replaces the critical CSS of a page by its whole stylesheet. */
function withWholeStyles(html: string): string {
  const [, stylesheet] = /data-stylesheet="([^"]+)"/.exec(html) ?? [];
  expect(stylesheet).toMatch(/\.css$/);
  const faces = (style: string) => (style.match(/@font-face\{[^}]*\}/g) ?? []).join('');
  return html.replace(
    /<style>(.*?)<\/style>/s,
    (_tag, style: string) => `<style>${faces(style)}</style><link rel="stylesheet" href="${stylesheet}">`,
  );
}

/** Stands for every picture: words in the place of a missing one are set in whichever font is there first. */
const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };

/** Opens a page that no script and no picture ever reaches, with its own style, with all its styles, or with less. */
async function openStill(path: string, width: number, change: (html: string) => string, reusePage: boolean) {
  const { page } = await visit(path, {
    reusePage,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    prepare: async (page) => {
      await page.unrouteAll();
      await page.route('**/pictures/**', (route) => route.fulfill(blank));
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _policy, ...headers } = response.headers();
        await route.fulfill({ response, headers, body: change(await response.text()) });
      });
    },
  });
  return page;
}

/** How many pixels of two screenshots differ; all of them if their sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = first!.info;
  if (width !== second!.info.width || height !== second!.info.height) return Number.POSITIVE_INFINITY;
  return pixelmatch(first!.data, second!.data, undefined, width, height, { threshold: 0 });
}

/** What is on the screen once nothing there changes any more: two pictures after each other are the same. */
async function screenAtRest(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot();
  let [one, next] = [await shoot(), await shoot()];
  while (!next.equals(one)) [one, next] = [next, await shoot()];
  return next;
}

type Act = (page: Page) => Promise<unknown>;

/** The same page twice, brought into the same state. */
async function compare(path: string, width: number, change: (html: string) => string, act: Act = async () => {}) {
  const shots: Buffer[] = [];
  const untouched = act.length === 0;
  for (const each of [change, withWholeStyles]) {
    const page = await openStill(path, width, each, untouched);
    await act(page);
    if (untouched) {
      // What is far would be laid out while the picture is taken.
      await renderAll(page);
      shots.push(await page.screenshot({ fullPage: true }));
    } else shots.push(await screenAtRest(page));
  }
  return difference(shots[0]!, shots[1]!);
}

const asSent = (html: string) => html;

describe('the style of a page', () => {
  it.each(pageTypes.flatMap((path) => [widths.phone, widths.desktop].map((width) => [path, width] as const)))(
    'paints %s at %d px as all its stylesheets do',
    { timeout: scaleTimeout(60_000) },
    async (path, width) => {
      expect(await compare(path, width, asSent)).toBe(0);
    },
  );

  it.each<[string, string, number, Act]>([
    ['the menu of a phone', '/', widths.phone, (page) => page.getByRole('button', { name: 'Open menu' }).click()],
    [
      'a folded group of that menu',
      '/faq',
      widths.phone,
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click();
      },
    ],
    [
      'a dropdown',
      '/blog',
      widths.desktop,
      (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).hover(),
    ],
    ['a focused link', '/', widths.desktop, (page) => page.keyboard.press('Tab')],
    [
      'fields that are wrong',
      '/inquiries',
      widths.desktop,
      async (page) => {
        // Left with the keyboard: a form that is sent shows the browser's own bubble, which fades in.
        await page.getByLabel('Email Address').fill('no address');
        await page.keyboard.press('Tab');
        await page.locator('form :user-invalid').waitFor();
      },
    ],
  ])('shows %s as all stylesheets do', { timeout: scaleTimeout(60_000) }, async (_state, path, width, act) => {
    expect(await compare(path, width, asSent, act)).toBe(0);
  });

  it('would be missed', { timeout: scaleTimeout(60_000) }, async () => {
    const lessOne = (html: string) => html.replace(/@media \(width>=60rem\)\{/, '@media (width>=900rem){');
    expect(await compare('/', widths.desktop, lessOne)).toBeGreaterThan(0);
  });

  it.each(pageTypes)('of %s looks the same when the whole stylesheet arrives', async (path) => {
    const { page } = await visit(path, {
      reducedMotion: 'reduce',
      viewport: { width: widths.phone, height: 844 },
      prepare: async (page) => {
        await page.route('**/pictures/**', (route) => route.fulfill(blank));
        // Nothing arrives by itself.
        await page.route('**/assets/boot-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
      },
    });
    await renderAll(page);
    const shoot = () => page.screenshot({ fullPage: true });
    const before = await shoot();
    await page.addStyleTag({ url: (await page.locator('#app').getAttribute('data-stylesheet')) ?? '' });
    expect(await difference(before, await shoot())).toBe(0);
  });

  it('is followed by the whole stylesheet before the page hydrates', async () => {
    const { page } = await visit('/contact');
    const linked = () =>
      page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])));
    const stylesheet = await page.locator('#app').getAttribute('data-stylesheet');
    expect(await linked()).not.toContain(stylesheet);
    await waitForHydration(page);
    expect(await linked()).toContain(stylesheet);
  });
});
