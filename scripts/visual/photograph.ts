/** Takes a picture of every story of a built Storybook in every mode, the same picture each time. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type Mode, modesOf } from '../../.storybook/modes.js';
import { chromiumArguments, requireChromium } from '../chromium.js';
import { serveFolder } from '../serve-folder.js';
import { type IndexedStory, indexedStories } from '../stories.js';

/** A story in a mode. */
export interface Picture {
  /** The story's id and the mode's name. */
  key: string;
  story: string;
  title: string;
  name: string;
  mode: string;
  /** The PNG's name in its folder. */
  file: string;
  /** Of the PNG's bytes: equal pictures of one browser have equal bytes. */
  sha256: string;
}

/** The pictures of one revision. */
export interface Album {
  pictures: Picture[];
  /** Stories that did not end well, with the reason. They are photographed as they are. */
  troubles: string[];
}

/** Which pictures are taken. */
export interface Selection {
  /** Stories by their title and name, as in `Sections/HeroCarousel/Default`. */
  only?: RegExp | undefined;
  /** Modes by their names; all if there is none. */
  modes?: readonly string[] | undefined;
}

/** The day on which all pictures are taken: stories may show dates. */
const today = Date.UTC(2026, 0, 15, 9);

/** How long a story may take to be rendered and played, in ms. */
const longest = 30_000;

/** Longer pictures are cut: a browser draws no higher ones in one piece. In CSS px. */
const highest = 16_000;

/** What is laid into the page to hold it still. */
interface Stilled {
  /** The state of `Math.random`. */
  chance: number;
  /** Whether timers that move things on have stopped. */
  still: boolean;
}

/** Runs in the page before anything else: a fixed day, chance that repeats itself, timers that can be stopped. */
function makeRepeatable(today: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [number?]) {
      super(...((given.length > 0 ? given : [Math.round(today + performance.now())]) as [number]));
    }
    static override now() {
      return Math.round(today + performance.now());
    }
  } as DateConstructor;
  const page = Object.assign(globalThis, { chance: 1, still: false } satisfies Stilled);
  Math.random = () => {
    page.chance = (page.chance * 48_271) % 2_147_483_647;
    return page.chance / 2_147_483_647;
  };
  const { setTimeout: later, setInterval: again } = page;
  // Shorter ones only put work off.
  const stops =
    (set: (task: () => void, delay: number) => unknown) =>
    (task: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      set(() => (page.still && delay >= 100 ? undefined : task(...given)), delay);
  Object.assign(page, { setTimeout: stops(later), setInterval: stops(again) });
}

/** What Storybook's preview says of a story. */
interface Told {
  newPhase?: string;
  status?: string;
}

interface Channel {
  on(event: string, listener: (told: Told) => void): void;
  off(event: string, listener: (told: Told) => void): void;
  emit(event: string, data: unknown): void;
}

/** Asks Storybook's preview for something and waits until its story is rendered and played; says how that ended. */
async function ask(page: Page, event: string, data: object): Promise<string> {
  const ended = page.evaluate(
    ({ event, data }) => {
      const storybook = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel } & Stilled;
      const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
      Object.assign(storybook, { chance: 1, still: event !== 'setCurrentStory' });
      return new Promise<string>((done) => {
        const follow = ({ newPhase }: Told) => {
          // What the story has reached by then is photographed, and not what rotates on.
          if (newPhase === 'played' || newPhase === 'completing') storybook.still = true;
        };
        const finish = ({ status = 'It is missing.' }: Told) => {
          channel.off('storyRenderPhaseChanged', follow);
          channel.off('storyFinished', finish);
          channel.off('storyMissing', finish);
          done(status);
        };
        channel.on('storyRenderPhaseChanged', follow);
        channel.on('storyFinished', finish);
        channel.on('storyMissing', finish);
        channel.emit(event, data);
      });
    },
    { event, data },
  );
  const patience = new AbortController();
  const late = wait(longest, 'It has not ended.', { signal: patience.signal });
  try {
    return await Promise.race([ended, late]);
  } finally {
    patience.abort();
    for (const promise of [ended, late]) promise.catch(() => {});
  }
}

/** Waits until fonts and pictures are there and nothing moves any more; gives the height of the page. */
function settle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await frames();
    await document.fonts.ready;
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A picture that is replaced meanwhile is not decoded; the one in its place is looked for.
    const decode = (image: HTMLImageElement) => image.decode().then(frames, frames);
    await Promise.all(shown.map(decode));
    await Promise.all(shown.map(decode));
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
    await frames();
    return document.documentElement.scrollHeight;
  });
}

/** Counts what a page is fetching, to wait until that has come. */
function watchRequests(page: Page) {
  const open = new Set<unknown>();
  let quiet: (() => void) | undefined;
  page.on('request', (request) => open.add(request));
  const close = (request: unknown) => {
    open.delete(request);
    if (open.size === 0) quiet?.();
  };
  page.on('requestfinished', close).on('requestfailed', close);
  return async () => {
    if (open.size === 0) return;
    await new Promise<void>((resolve) => {
      quiet = resolve;
    });
  };
}

interface Studio {
  page: Page;
  session: CDPSession;
  settled: () => Promise<number>;
  theme: string;
}

const launch = () => chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });

/** Pictures of two browsers are not compared: they draw letters otherwise. */
export async function browserVersion(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

/** A page of its own for the stories of one file, so that no other file's leftovers show. */
async function openStudio(browser: Browser, url: string, userAgent: string): Promise<Studio> {
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
  // The compiler that runs these scripts marks functions with it, also those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(makeRepeatable, today);
  const arrived = watchRequests(page);
  // axe has nothing to say about pictures.
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true;motion:reduced&viewMode=story`);
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in globalThis && '__STORYBOOK_ADDONS_CHANNEL__' in globalThis,
  );
  await page.addStyleTag({ content: '*{caret-color:transparent!important}' });
  const session = await context.newCDPSession(page);
  const settled = async () => {
    await arrived();
    await settle(page);
    await arrived();
    return settle(page);
  };
  return { page, session, settled, theme: 'agency' };
}

async function takePicture({ session }: Studio, { viewport }: Mode, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > viewport.height,
    clip: { x: 0, y: 0, width: viewport.width, height: Math.min(Math.max(height, viewport.height), highest), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Takes a picture until it comes out the same twice: what comes late does not surprise anybody. */
async function takeTwice(studio: Studio, mode: Mode): Promise<Buffer> {
  let last = await takePicture(studio, mode, await studio.settled());
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const next = await takePicture(studio, mode, await studio.settled());
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** A picture's name in lists and files: the story's id and the mode's name. */
const keyOf = ({ id }: IndexedStory, mode: string) => `${id} @ ${mode}`;

/**
 * The modes of a story that are asked for. The widest in the agency's theme is the first, as stories are played; widths
 * only shrink, so that no larger picture is fetched later; themes change once within a story.
 */
function chosenModes({ title }: IndexedStory, { modes }: Selection): [string, Mode][] {
  const chosen = Object.entries(modesOf(title)).filter(([name]) => !modes || modes.includes(name));
  const widths = [...new Set(chosen.map(([, { viewport }]) => viewport.width))].sort((one, other) => other - one);
  return widths.flatMap((width, index) => {
    const alike = chosen.filter(([, { viewport }]) => viewport.width === width);
    return index % 2 === 0 ? alike : alike.reverse();
  });
}

/**
 * Photographs the stories of a built Storybook.
 *
 * @param folder - The built Storybook.
 * @param into - A folder for the PNG files.
 * @param report - Told how many of all pictures are taken.
 */
export async function photograph(
  folder: string,
  into: string,
  selection: Selection,
  report: (taken: number, all: number) => void,
): Promise<Album> {
  const stories = (await indexedStories(folder)).filter(
    ({ title, name }) => !selection.only || selection.only.test(`${title}/${name}`),
  );
  const files = new Map<string, IndexedStory[]>();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  const all = stories.reduce((sum, story) => sum + chosenModes(story, selection).length, 0);
  await mkdir(into, { recursive: true });
  const album: Album = { pictures: [], troubles: [] };
  const server = await serveFolder(folder);
  const browser = await launch();

  async function shoot(studio: Studio, story: IndexedStory): Promise<void> {
    const { page } = studio;
    for (const [index, [name, mode]] of chosenModes(story, selection).entries()) {
      await page.setViewportSize(mode.viewport);
      // Storybook draws its present story anew for it, and would start all over if it were sent on meanwhile.
      if (studio.theme !== mode.theme) await ask(page, 'updateGlobals', { globals: { theme: mode.theme } });
      studio.theme = mode.theme;
      if (index === 0) {
        const end = await ask(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' });
        if (end !== 'success') album.troubles.push(`${story.title}/${story.name}: ${end || 'It failed.'}`);
      }
      const png = await takeTwice(studio, mode);
      const file = `${story.id}--${name.replaceAll(' ', '-')}.png`;
      await writeFile(join(into, file), png);
      const sha256 = createHash('sha256').update(png).digest('hex');
      const { title, name: storyName, id } = story;
      album.pictures.push({ key: keyOf(story, name), story: id, title, name: storyName, mode: name, file, sha256 });
      report(album.pictures.length, all);
    }
  }

  try {
    const blank = await browser.newPage();
    // Storybook knows its own test runner by this word, and stops what moves.
    const userAgent = `${await blank.evaluate(() => navigator.userAgent)} (StorybookTestRunner)`;
    await blank.close();
    const queue = [...files.values()];
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const studio = await openStudio(browser, server.url, userAgent);
        for (const story of file) await shoot(studio, story);
        await studio.page.context().close();
      }
    };
    // Pages wait for each other's code and pictures: one more than there are processors keeps these busy.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  } finally {
    await browser.close();
    server.close();
  }
  album.pictures.sort((one, other) => one.key.localeCompare(other.key));
  album.troubles.sort();
  return album;
}
