/** Measures the time from a press to the next paint, on a phone or desktop with a 6× CPU slowdown. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';

export const interactionSlowdown = 6;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** One press, measured on its own page load. */
export interface Interaction {
  name: string;
  path: string;
  device: typeof phone | typeof desktop;
  /** Whether to press before hydration, not only after it. */
  beforeHydration?: boolean;
  /** Brings the page into the state in which the press is measured. */
  prepare?: (page: Page) => Promise<void>;
  /** The pressed element. Without it, the browser goes back. */
  target?: (page: Page) => Locator;
  /** Whether the press leads to another page, in which case its heading is awaited. */
  changesPage?: boolean;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const menuButton = button(/open menu/i);
const contactInMenu = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true });
const openMenu = (page: Page) => press(page, menuButton(page));
const nextSlide = button(/next slide/i);

async function goToContact(page: Page): Promise<void> {
  await openMenu(page);
  await press(page, contactInMenu(page));
  await page.waitForURL('**/contact');
  await waitForQuiet(page);
}

export const interactions: readonly Interaction[] = [
  { name: 'first menu opening, before hydration', path: '/', device: phone, beforeHydration: true, target: menuButton },
  { name: 'first menu opening', path: '/', device: phone, target: menuButton },
  { name: 'first dropdown', path: '/', device: desktop, target: button(/^services/i) },
  { name: 'hero: next', path: '/', device: phone, target: nextSlide },
  {
    name: 'hero: a dot',
    path: '/',
    device: phone,
    target: (page) => page.getByRole('tab', { name: 'Go to slide 3' }).first(),
  },
  {
    name: 'showcase: a dot',
    path: '/',
    device: phone,
    // The hero's dots come first. On phones, a showcase has no arrows.
    target: (page) => page.getByRole('tab', { name: 'Go to slide 2' }).nth(1),
  },
  {
    name: 'form errors',
    path: '/inquiries',
    device: phone,
    target: (page) => page.locator('main form [type="submit"]').first(),
  },
  {
    name: 'first FAQ answer',
    path: '/faq',
    device: phone,
    target: (page) => page.locator('main [data-part="question"]').first(),
  },
  { name: 'page change', path: '/faq', device: phone, prepare: openMenu, target: contactInMenu, changesPage: true },
  { name: 'back', path: '/faq', device: phone, prepare: goToContact, changesPage: true },
];

/** Times in ms. */
export interface InteractionRun {
  /** From the press to the next paint, as reported by the browser's Event Timing API in steps of 8 ms. */
  nextPaint?: number | undefined;
  /** From the press until the next page is painted. */
  nextPage?: number | undefined;
}

/** Waits until there has been no long task for a second. */
async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1000);
        }).observe({ type: 'longtask' });
      }),
  );
}

async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.locator('#app[data-hydrated]').waitFor({ state: 'attached' });
}

/** Presses the middle of an element, with a tap on touch devices. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.waitFor({ state: 'visible' });
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForQuiet(page);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to press has no bounding box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Recorded in the page by `record-interaction.js`. */
interface Recorded {
  pressedAt: number;
  longest?: number;
  shownAt?: number;
}

type Recording = typeof globalThis & { benchInteraction: Recorded };

const recording = await readFile(join(import.meta.dirname, 'record-interaction.js'), 'utf8');

export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, device, beforeHydration, prepare, target, changesPage }: Interaction,
): Promise<InteractionRun> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: interactionSlowdown });
    await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: 60_000 });
    if (!beforeHydration) await hydrate(page);
    await prepare?.(page);
    await page.evaluate(recording);
    if (target) await press(page, target(page));
    else await page.evaluate(() => history.back());
    if (changesPage) await page.waitForFunction(() => (globalThis as Recording).benchInteraction.shownAt, null);
    await waitForQuiet(page);
    const { pressedAt, longest, shownAt } = await page.evaluate(() => (globalThis as Recording).benchInteraction);
    return { nextPaint: longest, nextPage: shownAt === undefined ? undefined : shownAt - pressedAt };
  } finally {
    await context.close();
  }
}
