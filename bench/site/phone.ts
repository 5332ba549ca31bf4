/** Measures a page on an emulated slow phone: 4× CPU slowdown, slow 4G network. */
import { join } from 'node:path';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { median } from './statistics.js';

/** Lighthouse's slow 4G. */
export const network = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export const slowdown = 4;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Times in ms since navigation started, and sizes in compressed bytes. Undefined if the page lacks the element. */
export interface PhoneRun {
  LCP: number;
  CLS: number;
  /** When a tap on the menu button opened the menu. */
  menu?: number | undefined;
  /** The time from when a tapped link's code arrives until the next page is painted. */
  nextPage?: number | undefined;
  scriptBeforeLoad: number;
  requestsBeforeLoad: number;
  /** The longest task in each phase, or 0 if no task took 50 ms or more. `hydration` starts with the first scroll. */
  tasks: Partial<Record<'load' | 'hydration' | 'menu' | 'slide' | 'filter' | 'typing', number | undefined>>;
}

/** Recorded in the page by `record-metrics.js`. */
interface RecordedMetrics {
  largest: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

const readMetrics = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { benchMetrics: RecordedMetrics }).benchMetrics);

const now = (page: Page) => page.evaluate(() => performance.now());

/** Evaluates to the page's clock time after two more frames. */
const afterTwoFrames = `new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
})`;

const waitForPaint = (page: Page) => page.evaluate<number>(afterTwoFrames);

/** Indexes of the visible links in `document.links`. */
const visibleLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.links].flatMap((link, index) => {
      const { width, height, top } = link.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight && link.checkVisibility({ opacityProperty: true })
        ? index
        : [];
    }),
  );

/** The position of a page's menu button in px, and the index of a link that appears when the menu opens. */
interface Menu {
  x: number;
  y: number;
  link: number;
}

/** Locates the menu without throttling, because on the slow phone locating it would take longer than opening it. */
async function findMenu(browser: Browser, address: string): Promise<Menu | undefined> {
  const page = await browser.newPage(phone);
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const button = page.getByRole('button', { name: /menu/i }).first();
    await button.waitFor({ state: 'visible', timeout: 20_000 }).catch(() => {});
    const box = await button.boundingBox({ timeout: 1000 }).catch(() => null);
    if (!box) return undefined;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = new Set(await visibleLinks(page));
    for (let attempt = 0; attempt < 60; attempt++) {
      await page.mouse.click(point.x, point.y);
      await waitForPaint(page);
      const link = (await visibleLinks(page)).find((index) => !before.has(index));
      if (link !== undefined) return { ...point, link };
    }
    return undefined;
  } finally {
    await page.close();
  }
}

/** Taps the menu button repeatedly until the menu opens. */
async function timeMenu(session: CDPSession, { x, y }: Menu): Promise<number | undefined> {
  // A tap before the first paint fires no click event, so `benchTap` may be undefined.
  const expression = `globalThis.benchTap ?? ${afterTwoFrames}.then(() => undefined)`;
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (result.value) return result.value as number;
  }
  return undefined;
}

/** The longest task between two points in page time. */
const longestTask = ({ tasks }: RecordedMetrics, from: number, to: number) =>
  Math.max(
    0,
    ...tasks.filter(({ start, duration }) => start + duration > from && start < to).map((task) => task.duration),
  );

/** Performs an action and returns its longest task. */
async function longestTaskOf(page: Page, action: () => Promise<unknown>): Promise<number> {
  const from = await now(page);
  await action();
  await waitForPaint(page);
  return longestTask(await readMetrics(page), from, await waitForPaint(page));
}

/** Taps an element's position, because a locator's role query in the page would cost more than the tap itself. */
async function tap(page: Page, element: Locator): Promise<number | undefined> {
  if (!(await element.isVisible().catch(() => false))) return undefined;
  const box = await element.boundingBox();
  if (!box) return undefined;
  return longestTaskOf(page, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
}

async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'record-metrics.js') });
  return { page, session };
}

/** Evaluates to the page's clock time when a different heading has been painted, or to undefined after 10 s. */
const headingChanged = `new Promise((done) => {
  setTimeout(done, 10_000);
  const read = () => document.querySelector('h1')?.textContent;
  const previousHeading = read();
  const poll = () =>
    requestAnimationFrame(() =>
      read() && read() !== previousHeading ? requestAnimationFrame(() => done(performance.now())) : poll(),
    );
  poll();
})`;

/** Taps a link in the open menu, and waits for the client-side navigation. */
async function followLink(page: Page): Promise<number | undefined> {
  const link = page.getByRole('dialog').getByRole('link', { name: /contact/i });
  if (!(await link.isVisible())) return undefined;
  const from = await now(page);
  // A full page load destroys the execution context, which rejects the promise.
  const paintedAt = page.evaluate<number | undefined>(headingChanged).catch(() => undefined);
  await tap(page, link).catch(() => undefined);
  const paintTime = await paintedAt;
  if (paintTime === undefined) return undefined;
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );
  return paintTime - Math.max(from, ...fetched.filter((end) => end < paintTime));
}

/** Counts requests and script bytes before the load event. */
const beforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY),
    );
    const scripts = early.filter(({ name, initiatorType }) => initiatorType === 'script' || /\.m?js(\?|$)/.test(name));
    return {
      requestsBeforeLoad: early.length + 1,
      scriptBeforeLoad: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** Waits until a page has sent no requests for 1.5 s. Playwright's `networkidle` fires only once per page. */
async function waitForNetworkIdle(page: Page): Promise<void> {
  for (let before = -1, count = 0; count !== before; ) {
    before = count;
    await page.waitForTimeout(1500);
    count = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Loads a page without input, so that interactions do not affect its LCP. */
async function load(page: Page, address: string): Promise<RecordedMetrics> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(1000);
  return readMetrics(page);
}

/** Loads a page, waits for hydration, then uses it. */
async function measureInteractions(browser: Browser, address: string): Promise<Omit<PhoneRun, 'menu'>> {
  const { page } = await openPage(browser);
  try {
    const metricsAtLoad = await load(page, address);
    const early = await beforeLoad(page);
    const scrolled = await now(page);
    await page.mouse.wheel(0, 300);
    await waitForNetworkIdle(page);
    await page.mouse.wheel(0, -300);
    const tasks: PhoneRun['tasks'] = {
      load: longestTask(metricsAtLoad, 0, scrolled),
      hydration: longestTask(await readMetrics(page), scrolled, await now(page)),
    };

    tasks.slide = await tap(page, page.getByRole('button', { name: /next slide/i }).first());
    const filters = page.getByRole('group', { name: /filter/i }).getByRole('button', { pressed: false });
    tasks.filter = await tap(page, filters.first());
    const chat = page.getByRole('textbox', { name: /your message/i }).first();
    if ((await chat.count()) > 0) {
      await chat.scrollIntoViewIfNeeded();
      await waitForNetworkIdle(page);
      await chat.focus();
      tasks.typing = await longestTaskOf(page, () => page.keyboard.type('Do you print books?'));
    }
    tasks.menu = await tap(page, page.getByRole('button', { name: /menu/i }).first());
    const { shift } = await readMetrics(page);
    return { LCP: metricsAtLoad.largest, CLS: shift, ...early, tasks, nextPage: await followLink(page) };
  } finally {
    await page.context().close();
  }
}

async function measureMenu(browser: Browser, address: string, menu: Menu): Promise<number | undefined> {
  const { page, session } = await openPage(browser);
  try {
    await page.addInitScript(`globalThis.benchLink = ${menu.link}`);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    return await timeMenu(session, menu);
  } finally {
    await page.context().close();
  }
}

async function measureLcp(browser: Browser, address: string): Promise<number> {
  const { page } = await openPage(browser);
  try {
    return (await load(page, address)).largest;
  } finally {
    await page.context().close();
  }
}

/** The metrics that `npm run bench -- --brief` measures. Times in ms, sizes in compressed bytes. */
export interface BriefRun {
  LCP: number;
  /** Sum of the time by which tasks exceed 50 ms, until the page is hydrated. */
  TBT: number;
  longestTask: number;
  /** Bytes of scripts loaded after the load event. */
  lateScript: number;
}

/** Loads a page and waits for hydration, without scrolling or using it. */
export async function visitBriefly(browser: Browser, address: string): Promise<BriefRun> {
  const { page } = await openPage(browser);
  try {
    const { largest } = await load(page, address);
    const { scriptBeforeLoad } = await beforeLoad(page);
    await page.mouse.move(200, 400);
    await waitForNetworkIdle(page);
    const { tasks } = await readMetrics(page);
    const durations = tasks.map(({ duration }) => duration);
    const allScripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.m?js(\?|$)/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    return {
      LCP: largest,
      TBT: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...durations),
      lateScript: allScripts - scriptBeforeLoad,
    };
  } finally {
    await page.context().close();
  }
}

const menus = new Map<string, Menu | undefined>();

/**
 * Visits per run for metrics that vary with frame and round-trip timing. Their median is used. Menu visits are cheap,
 * about one second each.
 */
const visitCounts = { paint: 3, menu: 7 };

/** Measures interactions in one visit, and LCP and the menu in several more. */
export async function visitOnPhone(browser: Browser, address: string): Promise<PhoneRun> {
  if (!menus.has(address)) menus.set(address, await findMenu(browser, address));
  const menu = menus.get(address);
  const run = await measureInteractions(browser, address);
  const paints = [run.LCP];
  while (paints.length < visitCounts.paint) paints.push(await measureLcp(browser, address));
  const menuTimes: (number | undefined)[] = [];
  while (menu && menuTimes.length < visitCounts.menu) menuTimes.push(await measureMenu(browser, address, menu));
  const knownMenuTimes = menuTimes.filter((time) => time !== undefined);
  return { ...run, LCP: median(paints), menu: knownMenuTimes.length > 0 ? median(knownMenuTimes) : undefined };
}
