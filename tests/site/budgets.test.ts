/** Performance budgets: compressed bytes, requests and layout shifts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { requireChromium } from '../../scripts/chromium.js';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { nextPaint, openBrowser, waitForFonts, waitForHydration, widths } from './browser.js';
import { everyPath, measuredPaths, pageTypes } from './paths.js';

// The headless shell loads lazy images further below the viewport than regular browsers do.
const visit = openBrowser({ executablePath: requireChromium() });

const built = inject('siteFolder');

const KB = 1024;

/** A page's budgets, in gzipped bytes. */
const limits = {
  /** The only script before the load event. A third of it queues presses and deals with files that do not arrive. */
  boot: 3.6 * KB,
  /**
   * The scripts after the load event, if the page is not scrolled. Forms include every kind of field, and the view of
   * what was sent.
   */
  late: { bytes: 159 * KB, files: 13 },
  /**
   * The HTML with its critical CSS, which includes the print styles, because without JavaScript no other stylesheet
   * loads. On /faq every answer appears twice, because search engines get it as structured data too.
   */
  html: { home: 35 * KB, faq: 29 * KB, other: 24.6 * KB },
  /**
   * Requests before the load event, excluding the HTML: the boot script, the fonts and images near the first screen.
   */
  requests: 9,
  /** The web fonts for common text: one for headlines, one for small headings, one for body text. */
  fonts: { count: 3, bytes: 58 * KB },
  /** The hero image on a phone. */
  hero: 45_000,
};

const read = (file: string) => readFileSync(join(built, file));

const gzip = (file: string) => gzipSync(read(file), { level: 9 }).length;

/** The file that a host would serve for a path. */
function fileOf(path: string): string {
  const own = join(path, 'index.html');
  if (existsSync(join(built, own))) return own;
  return path.startsWith('/projects/') ? 'projects/404.html' : '404.html';
}

describe('the build output', () => {
  it.each(everyPath)('keeps %s within its size budgets', (path) => {
    const html = read(fileOf(path)).toString();
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address);
    expect(scripts).toHaveLength(1);
    expect(read(scripts[0] ?? '').toString(), 'the boot script imports nothing').not.toMatch(/\bfrom\s*["'`]\.\//);
    expect.soft(gzip(scripts[0] ?? ''), 'boot script').toBeLessThanOrEqual(limits.boot);
    const limit = { '/': limits.html.home, '/faq': limits.html.faq }[path] ?? limits.html.other;
    expect.soft(gzip(fileOf(path)), 'HTML').toBeLessThanOrEqual(limit);
    const blocking = html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<link rel="stylesheet"/g);
    expect.soft(blocking, 'render-blocking stylesheets').toBeNull();
  });
});

/** A layout shift entry, as defined by web.dev's layout shift score. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Records every layout shift from the first paint on, including buffered entries. */
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

/** All layout shifts so far. Scores are summed regardless of when the shifts happen. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts);

async function expectNoShift(page: Page, most = 0.01): Promise<void> {
  const shifts = await shiftsOf(page);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(most);
}

/** Requests made by the page before its load event. */
const requestsBeforeLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });

const isScript = (address: string) => address.endsWith('.js');

const isFont = (address: string) => address.endsWith('.woff2');

/** Scrolls the page screen by screen to its end, and waits for the images of each screen. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const near = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.all(near.map((image) => image.decode().catch(() => {})));
      await frame();
    }
  });

describe('loading in the browser', () => {
  /** Opens a path with fonts and images that arrive after the first paint, as on a slow network. */
  async function openSlowly(path: string, width: number = widths.phone) {
    const held: Route[] = [];
    let free = false;
    const scripts = new Set<string>();
    const { page } = await visit('about:blank', { viewport: { width, height: 844 }, reusePage: true });
    page.removeAllListeners('request');
    // Setting a route disables the browser's HTTP cache.
    await page.unrouteAll();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.route(/\.woff2$|\/pictures\//, (route) => {
      if (free) return route.continue();
      held.push(route);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(watchShifts);
    const heldFonts = () => held.map((route) => new URL(route.request().url()).pathname).filter(isFont);
    await expect.poll(() => heldFonts().length, { timeout: scaleTimeout(5000) }).toBe(limits.fonts.count);
    const fonts = heldFonts();
    free = true;
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState();
    await waitForFonts(page);
    return { page, scripts, fonts };
  }

  it.each(measuredPaths)('keeps %s within its loading budgets', { timeout: scaleTimeout(60_000) }, async (path) => {
    const { page, scripts, fonts } = await openSlowly(path);
    expect(fonts.reduce((sum, font) => sum + read(font).length, 0)).toBeLessThanOrEqual(limits.fonts.bytes);
    const early = await requestsBeforeLoad(page);
    const boot = early.filter(isScript);
    expect(boot, 'scripts before load').toHaveLength(1);
    // The service list has small images near the first screen, the team page has five portraits, and the fonts have
    // their own stylesheet.
    const requests = limits.requests + ({ '/': 4, '/services': 5, '/about/team': 2 }[path] ?? 0);
    expect(early.length, early.join(' ')).toBeLessThanOrEqual(requests);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const late = [...scripts].filter((script) => !boot.includes(script));
    expect(late.length).toBeGreaterThan(3);
    expect.soft(late.length, late.join(' ')).toBeLessThanOrEqual(limits.late.files);
    const bytes = late.reduce((sum, script) => sum + gzip(script), 0);
    expect.soft(bytes, 'bytes of late scripts').toBeLessThanOrEqual(limits.late.bytes);
  });

  it.each(measuredPaths.flatMap((path) => [widths.phone, widths.desktop].map((width) => ({ path, width }))))(
    'causes no layout shift on $path at $width px while it loads and is scrolled to the bottom',
    { timeout: scaleTimeout(60_000) },
    async ({ path, width }) => {
      const { page } = await openSlowly(path, width);
      await waitForHydration(page);
      await readThrough(page);
      await expectNoShift(page);
    },
  );

  it.each([widths.phone, widths.desktop])(
    'causes no layout shift on the home page at %d px while its counters run',
    async (width) => {
      const { page } = await visit('/', { viewport: { width, height: 844 } });
      await waitForFonts(page);
      await waitForHydration(page);
      await page.evaluate(watchShifts);
      const figures = page.locator('[data-count]');
      await page.mouse.move(width / 2, 400);
      // Scrolls in small steps, as a reader with a mouse wheel does.
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 120);
            return figures.evaluateAll((all) => all.every((it) => it.getBoundingClientRect().top < innerHeight - 150));
          },
          { timeout: scaleTimeout(30_000), interval: 30 },
        )
        .toBe(true);
      await expect.poll(() => page.locator('[data-count="counting"]').count(), { timeout: scaleTimeout(5000) }).toBe(0);
      await expectNoShift(page);
    },
  );

  it.each(pageTypes)('causes no layout shift on %s at 360 px when its fonts load', async (path) => {
    const { page } = await openSlowly(path, 360);
    await expectNoShift(page);
  });

  /** Serves one page in chunks, as on a slow connection, and everything else unchanged. */
  async function serveInChunks(path: string) {
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

  const streamedWidths = [widths.phone, widths.desktop];

  it.each(pageTypes.flatMap((path) => streamedWidths.map((width) => ({ path, width }))))(
    'causes no layout shift on $path at $width px while its HTML streams in',
    { timeout: scaleTimeout(60_000) },
    async ({ path, width }) => {
      // Elements inside `noscript` are not rendered with JavaScript enabled.
      const html = read(fileOf(path))
        .toString()
        .replace(/<noscript>.*?<\/noscript>/gs, '');
      const begin = html.indexOf('<div id="app"');
      // Each chunk starts with an element that the test waits for.
      const chunks = html.slice(begin).split(/(?=<(?:h1|h2|section|footer)\b)|(?<=<\/nav>)(?=<\w)/);
      expect(chunks.length).toBeGreaterThan(10);
      const { address, send, end } = await serveInChunks(path);
      const { page } = await visit('about:blank', { viewport: { width, height: 844 } });
      const began = page.goto(address, { waitUntil: 'commit' });
      await send(html.slice(0, begin));
      await began;
      await page.evaluate(watchShifts);
      for (const chunk of chunks) {
        const count = await page.locator('*').count();
        await send(chunk);
        await page.waitForFunction((before) => document.querySelectorAll('*').length > before, count);
        await nextPaint(page);
      }
      await end();
      await page.waitForLoadState();
      // The sheet at the bottom of the hero's picture still grows slightly, below the hero.
      await expectNoShift(page, 0.004);
    },
  );

  /** Pages with a hero image. A project's image is the page's content, shown in full. */
  const withHero = measuredPaths.filter(
    (path) => !path.startsWith('/projects/') && read(fileOf(path)).includes('fetchPriority="high"'),
  );

  it.each(withHero)('loads a small hero image for %s on a phone', async (path) => {
    const { page } = await visit(path, {
      viewport: { width: widths.phone, height: 844 },
      deviceScaleFactor: 1.75,
      // Browsers prefer a larger file that is already loaded, and /blog shows article pictures at a larger size.
      reusePage: !path.startsWith('/blog/'),
    });
    const shown = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/\.avif$/);
    expect(read(shown[0] ?? '').length).toBeLessThanOrEqual(limits.hero);
  });

  it.each(['/', '/services/printing', '/blog', '/services'])(
    'loads images far below the fold on %s without JavaScript',
    async (path) => {
      const viewport = { width: widths.phone, height: 844 };
      const { page } = await visit('about:blank', { viewport, javaScriptEnabled: false });
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'image' && request.url().includes('/pictures/')) asked.add(request.url());
      });
      await page.goto(path);
      await expect.poll(() => asked.size).toBeGreaterThan(1);
    },
  );

  it('hydrates the home page’s islands as they scroll into view', async () => {
    const { page } = await visit('/', { viewport: { width: widths.phone, height: 844 } });
    await waitForHydration(page);
    const dehydrated = page.locator('[data-island="dehydrated"]');
    const count = await dehydrated.count();
    expect(count).toBeGreaterThan(1);
    expect(await page.locator('[data-island="hydrated"]').count()).toBe(0);
    await readThrough(page);
    await expect.poll(() => dehydrated.count(), { timeout: scaleTimeout(5000) }).toBe(0);
    expect(await page.locator('[data-island="hydrated"]').count()).toBe(count);
  });

  it('detects a deliberate layout shift', async () => {
    const { page } = await openSlowly('/sitemap');
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.blockSize = '300px';
      document.querySelector('main')?.prepend(late);
    });
    await expect.poll(async () => (await shiftsOf(page)).some(({ value }) => value > 0.01)).toBe(true);
  });
});
