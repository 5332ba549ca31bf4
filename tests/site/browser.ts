import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
  type Route,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumArguments, requireHeadlessChromium } from '../../scripts/chromium.js';
import { cpuSlowdown, scaleTimeout } from '../../scripts/cpu-slowdown.js';

export const siteUrl = inject('siteUrl');

export const widths = { narrow: 320, phone: 390, tablet: 768, desktop: 1440, wide: 1920 } as const;

export interface Visit {
  page: Page;
  /** Console messages and uncaught errors of the page. */
  messages: string[];
  /** Only the errors among those messages. */
  errors: string[];
}

interface OpenVisit extends Visit {
  /** Sets CPU throttling. A throttled page costs CPU time even while it is idle. */
  throttle: (rate: number) => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  prepare?: (page: Page) => Promise<unknown>;
  /**
   * Reuses the page from the last visit with equal options instead of opening a new one, which takes half the time.
   * Only for tests that leave no state behind.
   */
  reusePage?: boolean;
}

/**
 * Launches one browser for a file's tests. Each visit has its own context, closed after the test unless `reusePage` is
 * set.
 *
 * @param launch - Launch options in addition to the defaults.
 * @returns A function that opens a path of the built site.
 */
export function openBrowser(launch: LaunchOptions = {}) {
  let browser: Browser;
  const pages: Page[] = [];
  const reused = new Map<string, OpenVisit>();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments, ...launch });
  });
  afterEach(async () => {
    await Promise.all([
      ...pages.splice(0).map((page) => page.context().close()),
      ...[...reused.values()].map(({ throttle }) => throttle(1)),
    ]);
  });
  afterAll(() => browser.close());

  async function openPage(options: BrowserContextOptions): Promise<OpenVisit> {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width: widths.desktop, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    // Must be shorter than the test timeout, whose message would not name the action that timed out.
    page.setDefaultTimeout(scaleTimeout(10_000));
    const session = cpuSlowdown > 1 ? await context.newCDPSession(page) : undefined;
    const throttle = async (rate: number) => void (await session?.send('Emulation.setCPUThrottlingRate', { rate }));
    await throttle(cpuSlowdown);
    const messages: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      messages.push(message.text());
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      messages.push(message);
      errors.push(message);
    });
    return { page, messages, errors, throttle };
  }

  /** Returns the page from the last visit with equal options, with its viewport and messages reset. */
  async function openReused(options: BrowserContextOptions): Promise<Visit> {
    const key = JSON.stringify(options);
    const visit = reused.get(key) ?? (await openPage(options));
    reused.set(key, visit);
    await visit.throttle(cpuSlowdown);
    if (options.viewport) await visit.page.setViewportSize(options.viewport);
    visit.messages.length = 0;
    visit.errors.length = 0;
    return visit;
  }

  return async (path: string, { prepare, reusePage = false, ...options }: VisitOptions = {}): Promise<Visit> => {
    const visit = await (reusePage ? openReused : openPage)(options);
    if (!reusePage) pages.push(visit.page);
    await prepare?.(visit.page);
    await visit.page.goto(path);
    return visit;
  };
}

/** Starts hydration with an interaction and waits until the page is hydrated. Islands hydrate later. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  if (pausedPages.has(page)) await page.clock.runFor(hydrationDelayMs);
  await page.locator('#app[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits for two animation frames, after which the current state has been painted. */
export const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens a path and holds back its three web fonts, until the test continues the returned routes. */
export async function openBeforeFonts(page: Page, path: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(/\.woff2$/, (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(3);
  return held;
}

/** Waits until the web fonts have replaced the fallback fonts. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : []));
    // Chromium quotes the family names of fonts that a script has added.
    return ['Bricolage Grotesque', 'Instrument Sans'].every(
      (name) => shown.includes(name) || shown.includes(`"${name}"`),
    );
  });
  await nextPaint(page);
}

/** Turns off `content-visibility`, so that every section has a layout box. */
export const renderAll = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-render-all', ''));

/** Waits until the island that contains an element is hydrated. */
export async function waitForIsland(element: Locator): Promise<void> {
  await element.page().locator('[data-island="hydrated"]', { has: element }).waitFor({ state: 'attached' });
}

const pausedPages = new WeakSet<Page>();

/** Clock time between an interaction and hydration, in ms. Native interactions are painted first. */
const hydrationDelayMs = 100;

/** Pauses the page's clock before it loads. `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  pausedPages.add(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Collapses white space, so that line breaks in the HTML do not matter. */
export const collapseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
