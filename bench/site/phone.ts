/** A page on a slow phone, for real: the processor at a quarter of its speed, the network as slow 4G. */
import { join } from 'node:path';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { median } from './statistics.js';

/** Slow 4G as Lighthouse means it. */
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

/** Times in ms from the start of the navigation, bytes as they travel. Absent where the page has no such thing. */
export interface PhoneRun {
  LCP: number;
  CLS: number;
  /** Until a tap on the menu button has shown the menu. */
  menu?: number | undefined;
  /** From when a tapped link's code is there until the next page shows. */
  nextPage?: number | undefined;
  scriptBeforeLoad: number;
  requestsBeforeLoad: number;
  /** The longest task of each phase; 0 when none took 50 ms. `takeover` begins with the visitor's first scroll. */
  tasks: Partial<Record<'load' | 'takeover' | 'menu' | 'slide' | 'filter' | 'typing', number | undefined>>;
}

/** What `take-notes.js` notes in the page. */
interface Notes {
  largest: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

const notesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes);

const now = (page: Page) => page.evaluate(() => performance.now());

/** Evaluates to the page's clock once two frames have been painted since. */
const framesLater = `new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
})`;

const painted = (page: Page) => page.evaluate<number>(framesLater);

/** Places, among all links of a page, of those that show. */
const shownLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.links].flatMap((link, index) => {
      const { width, height, top } = link.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight && link.checkVisibility({ opacityProperty: true })
        ? index
        : [];
    }),
  );

/** Where a page's menu button is, in px, and which of its links shows once the menu is open. */
interface Menu {
  x: number;
  y: number;
  link: number;
}

/** Opens the menu on a fast phone: looking for it would take longer on a slow one than the menu itself. */
async function findMenu(browser: Browser, address: string): Promise<Menu | undefined> {
  const page = await browser.newPage(phone);
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const button = page.getByRole('button', { name: /menu/i }).first();
    await button.waitFor({ state: 'visible', timeout: 20_000 }).catch(() => {});
    const box = await button.boundingBox({ timeout: 1000 }).catch(() => null);
    if (!box) return undefined;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = new Set(await shownLinks(page));
    for (let attempt = 0; attempt < 60; attempt++) {
      await page.mouse.click(point.x, point.y);
      await painted(page);
      const link = (await shownLinks(page)).find((index) => !before.has(index));
      if (link !== undefined) return { ...point, link };
    }
    return undefined;
  } finally {
    await page.close();
  }
}

/** Taps the menu button as a visitor does who does not wait, until the menu shows. */
async function timeMenu(session: CDPSession, { x, y }: Menu): Promise<number | undefined> {
  // A tap on a page that is not there yet is no click.
  const expression = `globalThis.benchTap ?? ${framesLater}.then(() => undefined)`;
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (result.value) return result.value as number;
  }
  return undefined;
}

/** The longest task between two moments of the page's clock. */
const longest = ({ tasks }: Notes, from: number, to: number) =>
  Math.max(
    0,
    ...tasks.filter(({ start, duration }) => start + duration > from && start < to).map((task) => task.duration),
  );

/** The longest task of what a visitor does. */
async function act(page: Page, what: () => Promise<unknown>): Promise<number> {
  const from = await now(page);
  await what();
  await painted(page);
  return longest(await notesOf(page), from, await painted(page));
}

/** Taps where an element is: to look for it by its role costs the page more than the tap. */
async function tap(page: Page, element: Locator): Promise<number | undefined> {
  if (!(await element.isVisible().catch(() => false))) return undefined;
  const box = await element.boundingBox();
  if (!box) return undefined;
  return act(page, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
}

async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'take-notes.js') });
  return { page, session };
}

/** Evaluates to the page's clock once another heading than now has been painted, or to nothing after ten seconds. */
const headingChanged = `new Promise((done) => {
  setTimeout(done, 10_000);
  const read = () => document.querySelector('h1')?.textContent;
  const left = read();
  const look = () =>
    requestAnimationFrame(() =>
      read() && read() !== left ? requestAnimationFrame(() => done(performance.now())) : look(),
    );
  look();
})`;

/** Taps a link in the open menu, and waits for its page to show without the browser loading it anew. */
async function followLink(page: Page): Promise<number | undefined> {
  const link = page.getByRole('dialog').getByRole('link', { name: /contact/i });
  if (!(await link.isVisible())) return undefined;
  const from = await now(page);
  // A page that the browser loads anew takes the question with it.
  const shown = page.evaluate<number | undefined>(headingChanged).catch(() => undefined);
  await tap(page, link).catch(() => undefined);
  const at = await shown;
  if (at === undefined) return undefined;
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );
  return at - Math.max(from, ...fetched.filter((end) => end < at));
}

/** What was fetched before the page had loaded. */
const beforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < (visit?.loadEventStart || Number.POSITIVE_INFINITY),
    );
    const scripts = early.filter(({ name, initiatorType }) => initiatorType === 'script' || /\.m?js(\?|$)/.test(name));
    return {
      requestsBeforeLoad: early.length + 1,
      scriptBeforeLoad: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** Waits until a page has fetched nothing for a while: Playwright's `networkidle` is over for good once it was there. */
async function quiet(page: Page): Promise<void> {
  for (let before = -1, count = 0; count !== before; ) {
    before = count;
    await page.waitForTimeout(1500);
    count = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Loads a page untouched. Its largest paint is told apart from what the visitor's own acts bring. */
async function load(page: Page, address: string): Promise<Notes> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(1000);
  return notesOf(page);
}

/** Loads a page, waits until it moves by itself, then uses it. */
async function readAndUse(browser: Browser, address: string): Promise<Omit<PhoneRun, 'menu'>> {
  const { page } = await openPage(browser);
  try {
    const loaded = await load(page, address);
    const early = await beforeLoad(page);
    const scrolled = await now(page);
    await page.mouse.wheel(0, 300);
    await quiet(page);
    await page.mouse.wheel(0, -300);
    const tasks: PhoneRun['tasks'] = {
      load: longest(loaded, 0, scrolled),
      takeover: longest(await notesOf(page), scrolled, await now(page)),
    };

    tasks.slide = await tap(page, page.getByRole('button', { name: /next slide/i }).first());
    const filters = page.getByRole('group', { name: /filter/i }).getByRole('button', { pressed: false });
    tasks.filter = await tap(page, filters.first());
    const chat = page.getByRole('textbox', { name: /your message/i }).first();
    if ((await chat.count()) > 0) {
      await chat.scrollIntoViewIfNeeded();
      await quiet(page);
      await chat.focus();
      tasks.typing = await act(page, () => page.keyboard.type('Do you print books?'));
    }
    tasks.menu = await tap(page, page.getByRole('button', { name: /menu/i }).first());
    const { shift } = await notesOf(page);
    return { LCP: loaded.largest, CLS: shift, ...early, tasks, nextPage: await followLink(page) };
  } finally {
    await page.context().close();
  }
}

async function reachMenu(browser: Browser, address: string, menu: Menu): Promise<number | undefined> {
  const { page, session } = await openPage(browser);
  try {
    await page.addInitScript(`globalThis.benchLink = ${menu.link}`);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    return await timeMenu(session, menu);
  } finally {
    await page.context().close();
  }
}

async function paintLargest(browser: Browser, address: string): Promise<number> {
  const { page } = await openPage(browser);
  try {
    return (await load(page, address)).largest;
  } finally {
    await page.context().close();
  }
}

const menus = new Map<string, Menu | undefined>();

/**
 * Frames, taps and round trips fall differently on each visit: of what one visit tells roughly, the middle of several.
 * More where a visit takes a second.
 */
const visits = { paint: 3, menu: 7 };

/** One visit that reads and uses the page, and more that look at its largest paint or tap the menu at once. */
export async function visitOnPhone(browser: Browser, address: string): Promise<PhoneRun> {
  if (!menus.has(address)) menus.set(address, await findMenu(browser, address));
  const place = menus.get(address);
  const run = await readAndUse(browser, address);
  const paints = [run.LCP];
  while (paints.length < visits.paint) paints.push(await paintLargest(browser, address));
  const reached: (number | undefined)[] = [];
  while (place && reached.length < visits.menu) reached.push(await reachMenu(browser, address, place));
  const known = reached.filter((time) => time !== undefined);
  return { ...run, LCP: median(paints), menu: known.length > 0 ? median(known) : undefined };
}
