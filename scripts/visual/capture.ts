/** Takes reproducible screenshots of every story of a built Storybook in every mode. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type Mode, modesOf } from '../../.storybook/modes.js';
import { chromiumArguments, requireHeadlessChromium } from '../chromium.js';
import { serveFolder } from '../serve-folder.js';
import { type IndexedStory, indexedStories } from '../stories.js';

/** The screenshot of a story in a mode. */
export interface Screenshot {
  /** The story's id and the mode's name. */
  key: string;
  story: string;
  title: string;
  name: string;
  mode: string;
  /** The file name of the PNG. */
  file: string;
  /** Hash of the PNG. The same browser encodes equal pixels to equal bytes. */
  sha256: string;
}

/** The screenshots of one revision. */
export interface Capture {
  screenshots: Screenshot[];
  /** Failed stories with the reason. Their screenshots show the failed state. */
  failedStories: string[];
}

/** The screenshots to take. */
export interface Selection {
  /** Matches a story's title and name, such as `Sections/HeroCarousel/Default`. */
  only?: RegExp | undefined;
  /** Names of modes. Defaults to all. */
  modes?: readonly string[] | undefined;
}

/** The fixed time of all screenshots, since stories may show dates. */
const fixedTime = Date.UTC(2026, 0, 15, 9);

/** Timeout for the rendering and play function of a story, in ms. */
const storyTimeoutMs = 30_000;

/** Maximum height of a screenshot in CSS px. Chromium cannot capture more at once. */
const maxHeight = 16_000;

/** Globals that `makeRepeatable` adds to the page. */
interface PageGlobals {
  /** The seed of `Math.random`. */
  randomState: number;
  /** Whether timers of 100 ms or longer are stopped. */
  areTimersStopped: boolean;
  /** The number of DOM mutations so far. */
  changes: number;
}

/**
 * Makes a page reproducible: a fixed time, seeded random numbers, timers that can be stopped, and a count of DOM
 * mutations. Runs in the page as an init script.
 */
function makeRepeatable(fixedTime: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...dateArguments: [number?]) {
      super(...((dateArguments.length > 0 ? dateArguments : [Math.round(fixedTime + performance.now())]) as [number]));
    }
    static override now() {
      return Math.round(fixedTime + performance.now());
    }
  } as DateConstructor;
  const page = Object.assign(globalThis, { randomState: 1, areTimersStopped: false, changes: 0 } satisfies PageGlobals);
  new MutationObserver((changes) => {
    page.changes += changes.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  Math.random = () => {
    page.randomState = (page.randomState * 48_271) % 2_147_483_647;
    return page.randomState / 2_147_483_647;
  };
  const { setTimeout: originalSetTimeout, setInterval: originalSetInterval } = page;
  // Shorter timers only defer work and must run.
  const stoppable =
    (set: (task: () => void, delay: number) => unknown) =>
    (task: (...taskArguments: unknown[]) => void, delay = 0, ...taskArguments: unknown[]) =>
      set(() => (page.areTimersStopped && delay >= 100 ? undefined : task(...taskArguments)), delay);
  Object.assign(page, { setTimeout: stoppable(originalSetTimeout), setInterval: stoppable(originalSetInterval) });
}

/** The payload of the channel events about a story. */
interface StoryEvent {
  newPhase?: string;
  status?: string;
}

interface Channel {
  on(event: string, listener: (payload: StoryEvent) => void): void;
  off(event: string, listener: (payload: StoryEvent) => void): void;
  emit(event: string, data: unknown): void;
}

/** Emits an event on Storybook's channel and waits until the story is rendered and played. Returns its status. */
async function emitAndWait(page: Page, event: string, data: object): Promise<string> {
  const finished = page.evaluate(
    ({ event, data }) => {
      const storybook = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel } & PageGlobals;
      const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
      Object.assign(storybook, { randomState: 1, areTimersStopped: event !== 'setCurrentStory' });
      return new Promise<string>((done) => {
        const onPhaseChanged = ({ newPhase }: StoryEvent) => {
          // The screenshot shows the state after the play function: later rotations must not change it.
          if (newPhase === 'played' || newPhase === 'completing') storybook.areTimersStopped = true;
        };
        const finish = ({ status = 'The story is missing.' }: StoryEvent) => {
          channel.off('storyRenderPhaseChanged', onPhaseChanged);
          channel.off('storyFinished', finish);
          channel.off('storyMissing', finish);
          done(status);
        };
        channel.on('storyRenderPhaseChanged', onPhaseChanged);
        channel.on('storyFinished', finish);
        channel.on('storyMissing', finish);
        channel.emit(event, data);
      });
    },
    { event, data },
  );
  const timer = new AbortController();
  const timeout = wait(storyTimeoutMs, 'The story did not finish.', { signal: timer.signal });
  try {
    return await Promise.race([finished, timeout]);
  } finally {
    timer.abort();
    for (const promise of [finished, timeout]) promise.catch(() => {});
  }
}

/** The state of a page at the end of `settle`. */
interface PageState {
  /** The height of the whole page in CSS px. */
  height: number;
  /** The number of DOM mutations so far. */
  changes: number;
  /** Whether the DOM did not change during `settle`. */
  isStable: boolean;
}

/** The number of DOM mutations so far. */
const countMutations = (page: Page) => page.evaluate(() => (globalThis as unknown as PageGlobals).changes);

/** Waits for fonts and images, and finishes animations. */
function settle(page: Page): Promise<PageState> {
  return page.evaluate(async () => {
    const frames = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const pageGlobals = globalThis as unknown as PageGlobals;
    await frames();
    const before = pageGlobals.changes;
    await document.fonts.ready;
    for (const image of document.images) {
      if (image.loading !== 'eager' || image.decoding !== 'sync') {
        Object.assign(image, { loading: 'eager', decoding: 'sync' });
      }
    }
    const visibleImages = [...document.images].filter((image) => image.checkVisibility());
    // Decoding fails if an image's source changes meanwhile. The second pass decodes the new source.
    const decode = (image: HTMLImageElement) => image.decode().then(frames, frames);
    await Promise.all(visibleImages.map(decode));
    await Promise.all(visibleImages.map(decode));
    for (const animation of document.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (Number.isFinite(end)) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    // Lets the timers that are not stopped (shorter than 100 ms) run.
    await new Promise((resolve) => setTimeout(resolve, 99));
    await frames();
    const { changes } = pageGlobals;
    return { height: document.documentElement.scrollHeight, changes, isStable: changes === before };
  });
}

/** Tracks pending requests. The returned function waits for them, and resolves to whether there were any. */
function watchRequests(page: Page) {
  const pending = new Set<unknown>();
  let onIdle: (() => void) | undefined;
  page.on('request', (request) => pending.add(request));
  const close = (request: unknown) => {
    pending.delete(request);
    if (pending.size === 0) onIdle?.();
  };
  page.on('requestfinished', close).on('requestfailed', close);
  return async () => {
    if (pending.size === 0) return false;
    await new Promise<void>((resolve) => {
      onIdle = resolve;
    });
    return true;
  };
}

interface StoryPage {
  page: Page;
  session: CDPSession;
  /** Waits until all requests have finished and the DOM is stable. */
  settled: () => Promise<PageState>;
  theme: string;
}

/**
 * Makes every image select its source for the current viewport. By default Chromium does so at an unpredictable time,
 * and prefers a larger file that is in its memory cache from another story or viewport.
 */
async function chooseSources({ page, session }: StoryPage): Promise<void> {
  // Clears the memory cache, without new requests.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    for (const source of document.querySelectorAll('source[srcset], img[srcset]')) {
      source.setAttribute('srcset', source.getAttribute('srcset') ?? '');
    }
  });
}

const launch = () => chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });

/** Part of the digest: text rendering differs between browser versions. */
export async function browserVersion(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

/** Opens a fresh page for the stories of one file, or for one story of a site page, so that no state leaks. */
async function openStoryPage(browser: Browser, url: string, userAgent: string): Promise<StoryPage> {
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // esbuild wraps named functions in `__name`, including those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(makeRepeatable, fixedTime);
  const waitForRequests = watchRequests(page);
  // Disables the a11y addon's axe runs.
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true;motion:reduced&viewMode=story`);
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in globalThis && '__STORYBOOK_ADDONS_CHANNEL__' in globalThis,
  );
  await page.addStyleTag({ content: '*{caret-color:transparent!important}' });
  const session = await context.newCDPSession(page);
  const settled = async () => {
    await waitForRequests();
    let state = await settle(page);
    for (let attempt = 0; attempt < 8 && (!state.isStable || (await waitForRequests())); attempt += 1)
      state = await settle(page);
    return state;
  };
  return { page, session, settled, theme: 'agency' };
}

async function captureScreenshot({ session }: StoryPage, { viewport }: Mode, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > viewport.height,
    clip: {
      x: 0,
      y: 0,
      width: viewport.width,
      height: Math.min(Math.max(height, viewport.height), maxHeight),
      scale: 1,
    },
  });
  return Buffer.from(data, 'base64');
}

/** Captures a stable page, and again if the capture changed the DOM. */
async function captureStable(storyPage: StoryPage, mode: Mode): Promise<Buffer> {
  for (let attempt = 0; ; attempt += 1) {
    const { height, changes } = await storyPage.settled();
    const png = await captureScreenshot(storyPage, mode, height);
    if (attempt === 5 || (await countMutations(storyPage.page)) === changes) return png;
  }
}

const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');

/**
 * Captures a story in a mode. If the screenshot differs from the earlier revision's, it is taken again until two in a
 * row are equal, so that late rendering is not reported as a change.
 */
async function captureStory(storyPage: StoryPage, mode: Mode, earlier: string | undefined): Promise<Buffer> {
  let last = await captureStable(storyPage, mode);
  if (earlier === undefined) return last;
  for (let attempt = 0; attempt < 5 && digestOf(last) !== earlier; attempt += 1) {
    const next = await captureStable(storyPage, mode);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** The key of a screenshot: the story's id and the mode's name. */
const keyOf = ({ id }: IndexedStory, mode: string) => `${id} @ ${mode}`;

/**
 * Returns the selected modes of a story. The first is the widest in the `agency` theme, in which stories are played.
 * Widths only decrease, so that no larger image is fetched later, and the order of themes alternates per width.
 */
function selectedModes({ title }: IndexedStory, { modes }: Selection): [string, Mode][] {
  const storyModes = Object.entries(modesOf(title)).filter(([name]) => !modes || modes.includes(name));
  const widths = [...new Set(storyModes.map(([, { viewport }]) => viewport.width))].sort((one, other) => other - one);
  return widths.flatMap((width, index) => {
    const sameWidth = storyModes.filter(([, { viewport }]) => viewport.width === width);
    return index % 2 === 0 ? sameWidth : sameWidth.reverse();
  });
}

/**
 * Takes the screenshots of a built Storybook.
 *
 * @param folder - The built Storybook.
 * @param into - The folder for the PNG files.
 * @param report - Called with the number of screenshots taken and their total.
 * @param earlier - The screenshots of the revision to compare with.
 */
export async function captureStories(
  folder: string,
  into: string,
  selection: Selection,
  report: (taken: number, all: number) => void,
  earlier?: Capture,
): Promise<Capture> {
  const stories = (await indexedStories(folder)).filter(
    ({ title, name }) => !selection.only || selection.only.test(`${title}/${name}`),
  );
  const storyGroups = new Map<string, IndexedStory[]>();
  for (const story of stories) {
    // The memory cache may hold a larger image than needed, so stories of site pages must not share one.
    const group = story.title.startsWith('Pages/') ? story.id : story.importPath;
    storyGroups.set(group, [...(storyGroups.get(group) ?? []), story]);
  }
  const all = stories.reduce((sum, story) => sum + selectedModes(story, selection).length, 0);
  await mkdir(into, { recursive: true });
  const capture: Capture = { screenshots: [], failedStories: [] };
  const earlierDigests = new Map(earlier?.screenshots.map(({ key, sha256 }) => [key, sha256]));
  const server = await serveFolder(folder);
  const browser = await launch();

  async function captureModes(storyPage: StoryPage, story: IndexedStory): Promise<void> {
    const { page } = storyPage;
    for (const [index, [name, mode]] of selectedModes(story, selection).entries()) {
      await page.setViewportSize(mode.viewport);
      // Storybook re-renders the current story for a new theme, and restarts if another event arrives meanwhile.
      if (storyPage.theme !== mode.theme) await emitAndWait(page, 'updateGlobals', { globals: { theme: mode.theme } });
      storyPage.theme = mode.theme;
      if (index === 0) {
        const status = await emitAndWait(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' });
        if (status !== 'success')
          capture.failedStories.push(`${story.title}/${story.name}: ${status || 'The story failed.'}`);
      }
      await chooseSources(storyPage);
      const key = keyOf(story, name);
      const png = await captureStory(storyPage, mode, earlierDigests.get(key));
      const file = `${story.id}--${name.replaceAll(' ', '-')}.png`;
      await writeFile(join(into, file), png);
      const { title, name: storyName, id } = story;
      capture.screenshots.push({ key, story: id, title, name: storyName, mode: name, file, sha256: digestOf(png) });
      report(capture.screenshots.length, all);
    }
  }

  try {
    const blank = await browser.newPage();
    // Storybook detects its test runner by this user agent and pauses animations.
    const userAgent = `${await blank.evaluate(() => navigator.userAgent)} (StorybookTestRunner)`;
    await blank.close();
    // Largest groups first, so that no worker is left with a long one at the end.
    const queue = [...storyGroups.values()].sort((one, other) => other.length - one.length);
    const runWorker = async () => {
      for (let group = queue.shift(); group; group = queue.shift()) {
        const storyPage = await openStoryPage(browser, server.origin, userAgent);
        for (const story of group) await captureModes(storyPage, story);
        await storyPage.page.context().close();
      }
    };
    // Pages wait for network requests, so one more worker than cores keeps the CPU busy.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, runWorker));
  } finally {
    await browser.close();
    server.close();
  }
  capture.screenshots.sort((one, other) => one.key.localeCompare(other.key));
  capture.failedStories.sort();
  return capture;
}
