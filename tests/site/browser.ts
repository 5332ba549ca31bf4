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
import { chromiumArguments, requireChromium } from '../../scripts/chromium.js';
import { patience, slowed } from '../../scripts/slowed.js';

export const siteUrl = inject('siteUrl');

export const widths = { narrow: 320, phone: 390, tablet: 768, desktop: 1440, wide: 1920 } as const;

export interface Visit {
  page: Page;
  /** Everything the page wrote to the console, and every error it threw. */
  messages: string[];
}

interface OpenVisit extends Visit {
  /** Makes the page's processor so many times slower; a slowed one takes the machine's time even while it rests. */
  slow: (rate: number) => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  prepare?: (page: Page) => Promise<unknown>;
  /**
   * Goes on in the page of the last visit that asked for the same, as a visitor does who follows a link that loads
   * anew: half the work of a page that starts from nothing. For tests that only look, and leave nothing behind.
   */
  goesOn?: boolean;
}

/**
 * One browser for the tests of a file; each visit has a context of its own, closed after its test, unless it goes on.
 *
 * @param launch - What this file's browser needs besides.
 * @returns opens a path of the built site.
 */
export function openBrowser(launch: LaunchOptions = {}) {
  let browser: Browser;
  const pages: Page[] = [];
  const lasting = new Map<string, OpenVisit>();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments, ...launch });
  });
  afterEach(async () => {
    await Promise.all([
      ...pages.splice(0).map((page) => page.context().close()),
      ...[...lasting.values()].map(({ slow }) => slow(1)),
    ]);
  });
  afterAll(() => browser.close());

  /** A page that has been nowhere yet. */
  async function openPage(options: BrowserContextOptions): Promise<OpenVisit> {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width: widths.desktop, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    // Sooner than the test's own end, which could not say what was waited for.
    page.setDefaultTimeout(patience(10_000));
    const session = slowed > 1 ? await context.newCDPSession(page) : undefined;
    const slow = async (rate: number) => void (await session?.send('Emulation.setCPUThrottlingRate', { rate }));
    await slow(slowed);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    return { page, messages, slow };
  }

  /** The page of the last visit with the same options, as wide as at its beginning, and with nothing written yet. */
  async function openLasting(options: BrowserContextOptions): Promise<Visit> {
    const key = JSON.stringify(options);
    const visit = lasting.get(key) ?? (await openPage(options));
    lasting.set(key, visit);
    await visit.slow(slowed);
    if (options.viewport) await visit.page.setViewportSize(options.viewport);
    visit.messages.length = 0;
    return visit;
  }

  return async (path: string, { prepare, goesOn = false, ...options }: VisitOptions = {}): Promise<Visit> => {
    const visit = await (goesOn ? openLasting : openPage)(options);
    if (!goesOn) pages.push(visit.page);
    await prepare?.(visit.page);
    await visit.page.goto(path);
    return visit;
  };
}

/** Starts hydration, as the first interaction does, and waits until the page is hydrated, without its islands. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  if (stopped.has(page)) await page.clock.runFor(moment);
  await page.locator('#app[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the browser has painted what the page is by now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a path and holds the files of its two web fonts, until the test lets them go on. */
export async function openBeforeFonts(page: Page, path: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(/\.woff2$/, (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(2);
  return held;
}

/** Waits until the web fonts have replaced the local ones. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : []));
    // The browser quotes the names of those that a script has made.
    return ['Bricolage Grotesque', 'Instrument Sans'].every(
      (name) => shown.includes(name) || shown.includes(`"${name}"`),
    );
  });
  await painted(page);
}

/** Lays out every section of a page, far ones too: only then the browser knows what is visible and where. */
export const renderAll = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-render-all', ''));

/** Waits until the island that holds an element is hydrated. */
export async function islandHydrated(element: Locator): Promise<void> {
  await element.page().locator('[data-island="hydrated"]', { has: element }).waitFor({ state: 'attached' });
}

/** Pages whose clock stands still. */
const stopped = new WeakSet<Page>();

/** What passes on a stopped clock until React comes, in ms: the browser paints its own answer first. */
const moment = 100;

/** Lets time pass only as the test says, from before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  stopped.add(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** What a person reads, without the line breaks and spaces of the layout. */
export const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
