/** A page with critical CSS alone looks the same as with the complete stylesheet. */
import pixelmatch from 'pixelmatch';
import type { Page, Route } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, renderAll, waitForHydration, widths } from './browser.js';
import { pageTypes } from './paths.js';

const visit = openBrowser();

/** Replaces a page's critical CSS with its complete stylesheet. */
function withCompleteStylesheet(html: string): string {
  const [, stylesheet] = /data-stylesheet="([^"]+)"/.exec(html) ?? [];
  expect(stylesheet).toMatch(/\.css$/);
  const faces = (style: string) => (style.match(/@font-face\{[^}]*\}/g) ?? []).join('');
  return html.replace(
    /<style>(.*?)<\/style>/s,
    (_tag, style: string) => `<style>${faces(style)}</style><link rel="stylesheet" href="${stylesheet}">`,
  );
}

/** Replaces every image, because missing images' alternative text would appear in whichever font loads first. */
const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };

/** Opens a page without scripts or images, with its HTML changed by `change`. */
async function openStatic(path: string, width: number, change: (html: string) => string, reusePage: boolean) {
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

/** The number of pixels that differ between two screenshots, or all pixels if their sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = first!.info;
  if (width !== second!.info.width || height !== second!.info.height) return Number.POSITIVE_INFINITY;
  return pixelmatch(first!.data, second!.data, undefined, width, height, { threshold: 0 });
}

/** Takes screenshots of the page until two consecutive ones are equal. */
async function screenAtRest(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot();
  let [one, next] = [await shoot(), await shoot()];
  while (!next.equals(one)) [one, next] = [next, await shoot()];
  return next;
}

type Act = (page: Page) => Promise<unknown>;

/** Compares the page with critical CSS to the page with `change`, both in the same state. */
async function compare(path: string, width: number, change: (html: string) => string, act: Act = async () => {}) {
  const shots: Buffer[] = [];
  const untouched = act.length === 0;
  for (const each of [change, withCompleteStylesheet]) {
    const page = await openStatic(path, width, each, untouched);
    await act(page);
    if (untouched) {
      // Without this, content far below the fold would be laid out during the screenshot.
      await renderAll(page);
      shots.push(await page.screenshot({ fullPage: true }));
    } else shots.push(await screenAtRest(page));
  }
  return difference(shots[0]!, shots[1]!);
}

const asSent = (html: string) => html;

describe('critical CSS', () => {
  it.each(pageTypes.flatMap((path) => [widths.phone, widths.desktop].map((width) => [path, width] as const)))(
    'renders %s at %d px exactly as the complete stylesheet does',
    { timeout: scaleTimeout(60_000) },
    async (path, width) => {
      expect(await compare(path, width, asSent)).toBe(0);
    },
  );

  it.each<[string, string, number, Act]>([
    ['the mobile menu', '/', widths.phone, (page) => page.getByRole('button', { name: 'Open menu' }).click()],
    [
      'an expanded group in the mobile menu',
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
      'invalid fields',
      '/inquiries',
      widths.desktop,
      async (page) => {
        // Blurs the field with the keyboard, because submitting the form would show the browser's validation bubble,
        // which fades in.
        await page.getByLabel('Email Address').fill('no address');
        await page.keyboard.press('Tab');
        await page.locator('form :user-invalid').waitFor();
      },
    ],
  ])(
    'renders %s exactly as the complete stylesheet does',
    { timeout: scaleTimeout(60_000) },
    async (_state, path, width, act) => {
      expect(await compare(path, width, asSent, act)).toBe(0);
    },
  );

  it('detects a missing rule in the comparison', { timeout: scaleTimeout(60_000) }, async () => {
    const lessOne = (html: string) => html.replace(/@media \(width>=60rem\)\{/, '@media (width>=900rem){');
    expect(await compare('/', widths.desktop, lessOne)).toBeGreaterThan(0);
  });

  it.each(pageTypes)('keeps %s looking the same when the complete stylesheet loads', async (path) => {
    const { page } = await visit(path, {
      reducedMotion: 'reduce',
      viewport: { width: widths.phone, height: 844 },
      prepare: async (page) => {
        await page.route('**/pictures/**', (route) => route.fulfill(blank));
        // Replaces the boot script, so that nothing else loads.
        await page.route('**/assets/boot-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
      },
    });
    await renderAll(page);
    const shoot = () => page.screenshot({ fullPage: true });
    const before = await shoot();
    await page.addStyleTag({ url: (await page.locator('#app').getAttribute('data-stylesheet')) ?? '' });
    expect(await difference(before, await shoot())).toBe(0);
  });

  it('is followed by the complete stylesheet when the page hydrates', async () => {
    // On a slow machine, the page could hydrate before this check.
    const held: Route[] = [];
    const { page } = await visit('/contact', {
      prepare: (page) => page.route('**/assets/style-*.css', (route) => void held.push(route)),
    });
    const linked = () =>
      page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])));
    const stylesheet = await page.locator('#app').getAttribute('data-stylesheet');
    expect(await linked()).not.toContain(stylesheet);
    await waitForHydration(page);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect.poll(linked).toContain(stylesheet);
  });
});
