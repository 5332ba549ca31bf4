/** What a page may cost its visitor: bytes as they travel, and movement while it comes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { patience } from '../../scripts/slowed.js';
import { createSite } from '../../site/server/app.js';
import { fontsShown, holdAnimations, hydrated, openBrowser, painted, widths } from './browser.js';
import { everyPath, kindsOfPages, listedPaths } from './paths.js';

const visit = openBrowser();

const built = inject('siteFolder');

const KB = 1024;

/**
 * The most a page may cost, in bytes, packed by gzip as a server does. What the HTML holds is counted apart: its own
 * `<style>` as styles, all the rest as HTML. The styles are those that the first paint waits for.
 */
const limits = {
  /** Scripts before the page has loaded. */
  first: 5 * KB,
  /** All scripts of a page that nobody has scrolled, long after it has loaded. */
  total: 100 * KB,
  styles: 12 * KB,
  html: 20 * KB,
  /** Everything that the browser asks for before the page has loaded. */
  requests: 8,
  /** The fonts that its own style names: one for headings, one for text. */
  fonts: { count: 2, bytes: 45 * KB },
  /** The picture of a page's head, on a phone. */
  hero: 40_000,
};

const read = (file: string) => readFileSync(join(built, file));

/** Bytes of a text as the build packs it for the server. */
const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

const packed = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzip(read(file)), 0);

/** The file that a host sends for a path. */
function fileOf(path: string): string {
  const own = join(path, 'index.html');
  if (existsSync(join(built, own))) return own;
  return path.startsWith('/projects/') ? 'projects/404.html' : '404.html';
}

/** Scripts, and those that they import before they run. */
function withImports(scripts: readonly string[]): Set<string> {
  const all = new Set(scripts);
  for (const script of all) {
    const code = read(script).toString();
    for (const [, imported] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      all.add(`/assets/${imported}`);
    }
  }
  return all;
}

/** What a page holds and names, as its HTML says it. */
function costsOf(path: string) {
  const html = read(fileOf(path)).toString();
  const [element = '', style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const named = (attribute: string) =>
    addresses(new RegExp(`data-${attribute}="([^"]+)"`, 'g')).flatMap((list) => list.split(' '));
  const scripts = [
    ...addresses(/<script\b[^>]*\ssrc="([^"]+)"/g),
    ...addresses(/<link rel="modulepreload"[^>]*\shref="([^"]+)"/g),
  ];
  return {
    html: gzip(html.replace(element, '')),
    style: gzip(style),
    first: withImports(scripts),
    total: withImports([...scripts, ...named('modules')]),
    fonts: [...style.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address),
    sheets: new Set(addresses(/<link rel="stylesheet"[^>]*\shref="([^"]+)"/g)),
    lateSheets: new Set(named('styles')),
  };
}

describe('the built files', () => {
  it.each(everyPath)('of %s keep to their sizes', (path) => {
    const { html, style, first, total, fonts, sheets, lateSheets } = costsOf(path);
    expect(first.size).toBeGreaterThan(0);
    expect(total.size).toBeGreaterThan(first.size + 3);
    expect(style).toBeGreaterThan(1 * KB);
    expect(lateSheets.size).toBeGreaterThan(0);
    expect.soft([...sheets], 'stylesheets that the first paint waits for').toEqual([]);
    const fontBytes = fonts.reduce((sum, font) => sum + read(font).length, 0);
    expect(fontBytes).toBeGreaterThan(0);
    expect.soft(fonts.length, 'fonts').toBeLessThanOrEqual(limits.fonts.count);
    expect.soft(fontBytes, 'bytes of fonts').toBeLessThanOrEqual(limits.fonts.bytes);
    expect.soft(packed(first), 'scripts of the HTML').toBeLessThanOrEqual(limits.first);
    expect.soft(packed(total), 'all scripts').toBeLessThanOrEqual(limits.total);
    expect.soft(style, 'styles').toBeLessThanOrEqual(limits.styles);
    expect.soft(html, 'HTML').toBeLessThanOrEqual(limits.html);
  });
});

/** The part of a layout that moved by itself, after web.dev's layout shift score. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Notes every shift of the layout from the first paint on, also those that have been. */
function watchShifts(): void {
  const shifts: { value: number; nodes: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML);
      shifts.push({ value: entry.value, nodes: nodes.map((html) => html?.slice(0, 120) ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** All that moved so far; shifts add up, whenever they happen. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts);

async function expectStill(page: Page, most = 0.01): Promise<void> {
  const shifts = await shiftsOf(page);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(most);
}

/** All that the page asked for before it had loaded: what comes later does not hold it up. */
const fetchedWhileLoading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });

const isCode = (address: string) => /\.(?:js|css)$/.test(address);

const isFont = (address: string) => address.endsWith('.woff2');

/** Reads the page to its end, one screen after the other, each with its pictures. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const near = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight;
      });
      await Promise.all(near.map((image) => image.decode().catch(() => {})));
      await frame();
    }
  });

describe('in the browser', () => {
  /** Opens a path with fonts and pictures that come after the first paint, as on a slow network. */
  async function openSlowly(path: string, width: number = widths.phone) {
    const late: Route[] = [];
    let free = false;
    const loaded = new Set<string>();
    const { page } = await visit('about:blank', { viewport: { width, height: 844 }, goesOn: true });
    // What the last page was held by. Where there is a route, nothing comes from the browser's memory.
    page.removeAllListeners('request');
    await page.unrouteAll();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) loaded.add(new URL(request.url()).pathname);
    });
    await page.route(/\.woff2$|\/pictures\//, (route) => {
      if (free) return route.continue();
      late.push(route);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(watchShifts);
    const lateFonts = () => late.map((route) => new URL(route.request().url()).pathname).filter(isFont);
    await expect.poll(() => lateFonts().toSorted()).toEqual(costsOf(path).fonts.toSorted());
    free = true;
    await Promise.all(late.map((route) => route.continue()));
    await page.waitForLoadState();
    await fontsShown(page);
    return { page, loaded };
  }

  it.each(listedPaths)(
    '%s loads what its HTML names, and nothing moves',
    { timeout: patience(60_000) },
    async (path) => {
      const { page, loaded } = await openSlowly(path);
      const { first, total, lateSheets } = costsOf(path);
      const early = await fetchedWhileLoading(page);
      expect(early.filter(isCode).toSorted()).toEqual([...first].toSorted());
      expect(early.length, early.join(' ')).toBeLessThanOrEqual(limits.requests);
      await hydrated(page);
      // Nothing more than the HTML names, as long as nobody scrolls or touches a part of the page.
      expect([...loaded].toSorted()).toEqual([...total, ...lateSheets].toSorted());
      await readThrough(page);
      await expectStill(page);
    },
  );

  const otherWidths = [360, 412, widths.tablet, widths.desktop];

  it.each(kindsOfPages.flatMap((path) => otherWidths.map((width) => ({ path, width }))))(
    '$path keeps its lines on $width px when its fonts come',
    async ({ path, width }) => {
      const { page } = await openSlowly(path, width);
      await expectStill(page);
    },
  );

  /** Serves one page in pieces, as slow lines and slow phones get it; all else as ever. */
  async function serveInPieces(path: string) {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const app = new Hono();
    app.get(path, ({ body }) => body(readable, { headers: { 'content-type': 'text/html' } }));
    app.route('/', createSite({ site: built }));
    const { origin, close } = await serve(app);
    onTestFinished(close);
    const encoder = new TextEncoder();
    const writer = writable.getWriter();
    return {
      address: origin + path,
      send: (text: string) => writer.write(encoder.encode(text)),
      end: () => writer.close(),
    };
  }

  const wholeWidths = [widths.narrow, widths.phone, widths.desktop];

  it.each(kindsOfPages.flatMap((path) => wholeWidths.map((width) => ({ path, width }))))(
    '$path comes in pieces on $width px without any of them moving',
    { timeout: patience(60_000) },
    async ({ path, width }) => {
      const html = read(fileOf(path)).toString();
      const begin = html.indexOf('<div id="app"');
      // Each begins with an element, for which the browser is waited for.
      const pieces = html.slice(begin).split(/(?=<(?:h1|h2|p|section|footer)\b)|(?<=<\/nav>)/);
      expect(pieces.length).toBeGreaterThan(10);
      const { address, send, end } = await serveInPieces(path);
      const { page } = await visit('about:blank', { viewport: { width, height: 844 } });
      const began = page.goto(address, { waitUntil: 'commit' });
      await send(html.slice(0, begin));
      await began;
      await page.evaluate(watchShifts);
      for (const piece of pieces) {
        const count = await page.locator('*').count();
        await send(piece);
        await page.waitForFunction((before) => document.querySelectorAll('*').length > before, count);
        await painted(page);
      }
      await end();
      await page.waitForLoadState();
      // A sheet that hangs from the foot of its picture grows by less, below the head.
      await expectStill(page, 0.004);
    },
  );

  /** Pages with a picture in their head. That of a project is the page's content, and shown whole. */
  const withHero = listedPaths.filter(
    (path) => !path.startsWith('/projects/') && read(fileOf(path)).includes('fetchPriority="high"'),
  );

  it.each(withHero)('%s has a small picture for the head of a phone', async (path) => {
    const { page } = await visit(path, {
      viewport: { width: widths.phone, height: 844 },
      deviceScaleFactor: 1.75,
      goesOn: true,
    });
    const shown = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/\.avif$/);
    expect(read(shown[0] ?? '').length).toBeLessThanOrEqual(limits.hero);
  });

  const withPicturesBelow = ['/', '/services/printing', '/blog', '/services'];
  const onPhone = { viewport: { width: widths.phone, height: 844 } };

  /** Addresses of the page's pictures from now on. */
  function picturesOf(page: Page): Set<string> {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/pictures/')) asked.add(request.url());
    });
    return asked;
  }

  it.each(withPicturesBelow)('%s leaves the line of a phone to the picture of its head', async (path) => {
    const { page } = await visit('about:blank', onPhone);
    await holdAnimations(page);
    const asked = picturesOf(page);
    await page.goto(path);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const first = await page
      .locator('img[fetchpriority="high"]')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect([...asked]).toEqual([first]);
    await page.mouse.wheel(0, 10);
    await expect.poll(() => asked.size).toBeGreaterThan(1);
  });

  it.each(withPicturesBelow)('%s brings the pictures below by itself, also without scripts', async (path) => {
    const { page } = await visit('about:blank', { ...onPhone, javaScriptEnabled: false });
    const asked = picturesOf(page);
    await page.goto(path);
    await expect.poll(() => asked.size).toBeGreaterThan(1);
  });

  it.each(['/', '/services/events', '/faq'])('%s lets parts come alive as they are read', async (path) => {
    const { page } = await visit(path, onPhone);
    await hydrated(page);
    const waiting = page.locator('[data-part="waiting"]');
    const count = await waiting.count();
    expect(count).toBeGreaterThan(1);
    expect(await page.locator('[data-part="live"]').count()).toBe(0);
    await readThrough(page);
    await expect.poll(() => waiting.count()).toBe(0);
    expect(await page.locator('[data-part="live"]').count()).toBe(count);
  });

  it('would notice what moves', async () => {
    const { page } = await openSlowly('/sitemap');
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.blockSize = '300px';
      document.querySelector('main')?.prepend(late);
    });
    await expect.poll(async () => (await shiftsOf(page)).some(({ value }) => value > 0.01)).toBe(true);
  });
});
