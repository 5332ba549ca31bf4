/** A page carries the part of its styles that its own HTML can need. It must look as if it had them all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { patience } from '../../scripts/slowed.js';
import { collectMarks, criticalCss, noMarks } from '../../site/critical-css.js';
import { hydrated, layOutWhole, openBrowser, widths } from './browser.js';
import { kindsOfPages } from './paths.js';

const visit = openBrowser();

const built = inject('siteFolder');

/** Puts all of a page's stylesheets in the place of its own style, of which they lack the typefaces alone. */
function withWholeStyles(html: string): string {
  const [, names = ''] = /data-styles="([^"]+)"/.exec(html) ?? [];
  const links = names.split(' ').map((href) => `<link rel="stylesheet" href="${href}">`);
  expect(links.length).toBeGreaterThan(2);
  return html.replace(/<style>(.*?)<\/style>/s, (_tag, style: string) => {
    const typefaces = style.match(/@font-face\{[^}]*\}/g) ?? [];
    return `<style>${typefaces.join('')}</style>${links.join('')}`;
  });
}

/** Stands for every picture: words in the place of a missing one are set in whichever font is there first. */
const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };

/** Opens a page that no script and no picture ever reaches, with its own style, with all its styles, or with less. */
async function openStill(path: string, width: number, change: (html: string) => string, goesOn: boolean) {
  const { page } = await visit(path, {
    goesOn,
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
      await layOutWhole(page);
      shots.push(await page.screenshot({ fullPage: true }));
    } else shots.push(await screenAtRest(page));
  }
  return difference(shots[0]!, shots[1]!);
}

const asSent = (html: string) => html;

describe('the style of a page', () => {
  it.each(kindsOfPages.flatMap((path) => [widths.phone, widths.desktop].map((width) => [path, width] as const)))(
    'paints %s at %d px as all its stylesheets do',
    { timeout: patience(60_000) },
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
  ])('shows %s as all stylesheets do', { timeout: patience(60_000) }, async (_state, path, width, act) => {
    expect(await compare(path, width, asSent, act)).toBe(0);
  });

  it('would be missed', { timeout: patience(60_000) }, async () => {
    const lessOne = (html: string) => html.replace(/@media \(width>=60rem\)\{/, '@media (width>=900rem){');
    expect(await compare('/', widths.desktop, lessOne)).toBeGreaterThan(0);
  });

  it.each(kindsOfPages)('of %s stays what it is with each stylesheet that comes', async (path) => {
    const { page } = await visit(path, {
      reducedMotion: 'reduce',
      viewport: { width: widths.phone, height: 844 },
      prepare: async (page) => {
        await page.route('**/pictures/**', (route) => route.fulfill(blank));
        // Nothing comes by itself.
        await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
      },
    });
    await layOutWhole(page);
    const shoot = () => page.screenshot({ fullPage: true });
    const before = await shoot();
    const sheets = (await page.locator('#app').getAttribute('data-styles'))?.split(' ') ?? [];
    expect(sheets.length).toBeGreaterThan(2);
    for (const href of sheets) {
      await page.addStyleTag({ url: href });
      expect(await difference(before, await shoot()), href).toBe(0);
    }
  });

  it('is followed by all stylesheets before React takes over', async () => {
    const { page } = await visit('/contact');
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    await hydrated(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href)
        .map(({ href, media }) => [new URL(href!).pathname, media[0]]),
    );
    const [, names = ''] = /data-styles="([^"]+)"/.exec(readFileSync(join(built, 'contact/index.html'), 'utf8')) ?? [];
    expect(sheets).toEqual(names.split(' ').map((name) => [name, 'all']));
  });
});

describe('what is left out', () => {
  const marksOf = (html: string) => {
    const marks = noMarks();
    collectMarks(html, marks);
    return marks;
  };
  const reduced = (css: string, html: string) => criticalCss([css], marksOf(html)).replace(/^@layer [^;]*;/, '');

  it('is what no class and no state of the page can bring', () => {
    const html = '<div class="a b" data-slide="current"><p dir="rtl" class="c"></p></div>';
    expect(reduced('.a{color:red}.x{color:red}.a .x{color:red}', html)).toBe('.a{color:red}');
    expect(reduced(':is(.x,.b) .c{color:red}:is(.x,.y) .c{color:red}', html)).toBe(':is(.x,.b) .c{color:red}');
    expect(reduced('.a:not(.x){color:red}', html)).toBe('.a:not(.x){color:red}');
    expect(reduced('.a[data-slide=current]{color:red}.a[data-slide=other]{color:red}', html)).toBe(
      '.a[data-slide=current]{color:red}',
    );
    expect(reduced('.a[open]{color:red}dialog::backdrop{color:red}.a:user-invalid{color:red}', html)).toBe(
      '.a[open],dialog::backdrop{color:red}.a:user-invalid{color:red}',
    );
    expect(reduced('.c:dir(rtl){color:red}', html)).toBe('.c:dir(rtl){color:red}');
    expect(reduced('.a:dir(rtl){color:red}', '<p class="a"></p>')).toBe('');
  });

  it('is what nothing names: properties, and those they name, and animations', () => {
    const css = `:root{--agency-one:1px;--two:var(--three);--three:2px}.a{margin:var(--agency-one)}
      .b{--agency-one:3px}@keyframes turn{to{rotate:1deg}}@keyframes rise{to{opacity:1}}.a{animation:rise 1s}`;
    const text = reduced(css, '<p class="a b"></p>');
    // The names of the theme's that stay are shorter.
    expect(text).toBe(
      ':root{--0:1px}.a{margin:var(--0)}.b{--0:3px}@keyframes rise{to{opacity:1}}.a{animation:1s rise}',
    );
  });

  const fontFile = (file: string, range: string) => `@font-face{font-family:A;src:url(${file});unicode-range:${range}}`;
  const fontFiles = fontFile('one', 'U+100-17F') + fontFile('two', 'U+61');

  it('is a font without any character of the page', () => {
    const shown = (html: string) => [...reduced(fontFiles, html).matchAll(/url\((\w+)\)/g)].map(([, file]) => file);
    expect(shown('<p>a</p>')).toEqual(['two']);
    expect(shown('<p>ŝ</p>')).toEqual(['one']);
    expect(shown('<p>aŝ</p>')).toEqual(['one', 'two']);
  });

  it('is which characters the only file of a font holds', () => {
    const ranges = (html: string) => [...reduced(fontFiles, html).matchAll(/unicode-range:([^;}]*)/g)].length;
    expect(ranges('<p>a</p>')).toBe(0);
    expect(ranges('<p>aŝ</p>')).toBe(2);
  });

  it('is a theme that no element names', () => {
    const css = ':root,[data-agency-theme=a]{color:red}:is(:root,[data-agency-theme=a]) [data-agency-tone=b]{top:0}';
    const toned = '<p data-agency-tone="b"></p>';
    expect(reduced(css, toned)).toBe(':root{color:red}:root [data-agency-tone=b]{top:0}');
    expect(reduced(css, `${toned}<p data-agency-theme="a"></p>`)).toContain('[data-agency-theme=a]');
  });

  it('leaves the value where a property never changes', () => {
    expect(reduced(':root{--one:1px}.a{margin:var(--one)}', '<p class="a"></p>')).toBe('.a{margin:1px}');
  });
});
