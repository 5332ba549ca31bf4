/** Takes a picture of every story of a built Storybook in every mode, the same picture each time. */
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
  /** How often anything has changed in the document. */
  changes: number;
}

/**
 * Runs in the page before anything else: a fixed day, chance that repeats itself, timers that can be stopped, and a
 * count of what changes.
 */
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
  const page = Object.assign(globalThis, { chance: 1, still: false, changes: 0 } satisfies Stilled);
  new MutationObserver((changes) => {
    page.changes += changes.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
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

/** A page as it was when somebody looked. */
interface Sight {
  /** Of the whole page, in CSS px. */
  height: number;
  /** How often anything had changed in it by then. */
  changes: number;
  /** Whether nothing changed while it was looked at. */
  still: boolean;
}

/** How often anything has changed in a page. */
const changesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Stilled).changes);

/** Waits until fonts and pictures are there, and ends what moves. */
function settle(page: Page): Promise<Sight> {
  return page.evaluate(async () => {
    const frames = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const counted = globalThis as unknown as Stilled;
    await frames();
    const before = counted.changes;
    await document.fonts.ready;
    for (const image of document.images) {
      if (image.loading !== 'eager' || image.decoding !== 'sync') {
        Object.assign(image, { loading: 'eager', decoding: 'sync' });
      }
    }
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
    // Timers shorter than those that have stopped run out meanwhile.
    await new Promise((waited) => setTimeout(waited, 99));
    await frames();
    const { changes } = counted;
    return { height: document.documentElement.scrollHeight, changes, still: changes === before };
  });
}

/** Counts what a page is fetching, to wait until that has come; says whether there was anything. */
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
    if (open.size === 0) return false;
    await new Promise<void>((resolve) => {
      quiet = resolve;
    });
    return true;
  };
}

interface Studio {
  page: Page;
  session: CDPSession;
  /** Waits until everything has come and nothing changes any more. */
  settled: () => Promise<Sight>;
  theme: string;
}

/**
 * Has each picture take the file for the width that the page has now. Left to itself the browser does so at a moment of
 * its own, and takes a larger file where it still has one in its memory: from another story, or another width.
 */
async function chooseSources({ page, session }: Studio): Promise<void> {
  // Empties that memory; nothing is fetched anew for it.
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

/** Pictures of two browsers are not compared: they draw letters otherwise. */
export async function browserVersion(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

/** A page of its own for the stories of one file, or for one of the site's pages, so that no other's leftovers show. */
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
    let sight = await settle(page);
    for (let look = 0; look < 8 && (!sight.still || (await arrived())); look += 1) sight = await settle(page);
    return sight;
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

/** Takes a picture of a page that is still, and again if taking it moved something. */
async function takeStill(studio: Studio, mode: Mode): Promise<Buffer> {
  for (let attempt = 0; ; attempt += 1) {
    const { height, changes } = await studio.settled();
    const png = await takePicture(studio, mode, height);
    if (attempt === 5 || (await changesOf(studio.page)) === changes) return png;
  }
}

const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');

/**
 * Takes a story's picture in a mode. One that comes out other than the earlier revision's is taken until it comes out the
 * same twice: nothing that comes late may pass for a change.
 */
async function takePortrait(studio: Studio, mode: Mode, earlier: string | undefined): Promise<Buffer> {
  let last = await takeStill(studio, mode);
  if (earlier === undefined) return last;
  for (let attempt = 0; attempt < 5 && digestOf(last) !== earlier; attempt += 1) {
    const next = await takeStill(studio, mode);
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
 * @param earlier - The pictures that these are to be compared with.
 */
export async function photograph(
  folder: string,
  into: string,
  selection: Selection,
  report: (taken: number, all: number) => void,
  earlier?: Album,
): Promise<Album> {
  const stories = (await indexedStories(folder)).filter(
    ({ title, name }) => !selection.only || selection.only.test(`${title}/${name}`),
  );
  const files = new Map<string, IndexedStory[]>();
  for (const story of stories) {
    // A browser takes a larger print than it needs if one is still in its memory: no page may find another's.
    const group = story.title.startsWith('Pages/') ? story.id : story.importPath;
    files.set(group, [...(files.get(group) ?? []), story]);
  }
  const all = stories.reduce((sum, story) => sum + chosenModes(story, selection).length, 0);
  await mkdir(into, { recursive: true });
  const album: Album = { pictures: [], troubles: [] };
  const known = new Map(earlier?.pictures.map(({ key, sha256 }) => [key, sha256]));
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
      await chooseSources(studio);
      const key = keyOf(story, name);
      const png = await takePortrait(studio, mode, known.get(key));
      const file = `${story.id}--${name.replaceAll(' ', '-')}.png`;
      await writeFile(join(into, file), png);
      const { title, name: storyName, id } = story;
      album.pictures.push({ key, story: id, title, name: storyName, mode: name, file, sha256: digestOf(png) });
      report(album.pictures.length, all);
    }
  }

  try {
    const blank = await browser.newPage();
    // Storybook knows its own test runner by this word, and stops what moves.
    const userAgent = `${await blank.evaluate(() => navigator.userAgent)} (StorybookTestRunner)`;
    await blank.close();
    // The longest first: at the end none waits for one.
    const queue = [...files.values()].sort((one, other) => other.length - one.length);
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const studio = await openStudio(browser, server.origin, userAgent);
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
