/** Takes screenshots of a built Storybook's stories, each at phone and desktop size. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, requireHeadlessChromium } from '../chromium.js';
import { openStory } from '../open-story.js';
import { serveFolder } from '../serve-folder.js';

/** Digests by picture key. In the same browser, equal pixels give equal digests. */
export type Digests = Record<string, string>;

export interface Captured {
  digests: Digests;
  /** Why stories failed, by the key of the picture that shows the failed state. */
  failures: Record<string, string>;
}

/** The keys of a story's pictures: its id and a width in CSS px, such as `primitives-button--default 390`. */
export const keysOf = (story: string) => [390, 1440].map((width) => `${story} ${width}`);

export const pictureFile = (folder: string, key: string) => join(folder, `${key}.png`);

/** Pages spend time waiting for timers and images, so one more page than there are cores keeps the processor busy. */
const workers = availableParallelism() + 1;

/** For the time estimate. Measured with 110 pictures on two busy cores. */
const secondsPerPicture = 1.6;

const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex').slice(0, 12);

const launch = () => chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumArguments });

/** What a picture depends on apart from the code: `Chromium 156.0.7871.0 on linux`. */
export async function browserName(): Promise<string> {
  const browser = await launch();
  const name = `Chromium ${browser.version()} on ${process.platform}`;
  await browser.close();
  return name;
}

interface StorybookGlobals {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters: { chromatic?: { prefersReducedMotion?: string } } } };
  };
}

/**
 * Whether a story is about motion, according to Chromatic's parameter. All other stories are shown with reduced motion.
 */
const wantsMotion = () =>
  (globalThis as StorybookGlobals).__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.chromatic
    ?.prefersReducedMotion === 'no-preference';

/** Waits for fonts and images, including those below the fold. */
const waitForPictures = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const visible = [...document.images].filter((image) => image.checkVisibility());
    // Decoding fails if an image's source is wrong or changes. Ignored, because the picture shows it.
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });

/**
 * Takes screenshots until one matches the expected digest or the previous one, so that late rendering doesn't count
 * as a change.
 */
async function screenshot(page: Page, expected: string | undefined): Promise<Buffer> {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let png = await shoot();
  for (let attempt = 0; attempt < 5 && digestOf(png) !== expected; attempt += 1) {
    const next = await shoot();
    if (next.equals(png)) break;
    png = next;
  }
  return png;
}

/**
 * Reuses one page for many stories, which keeps Storybook's compiled code. A new page for each story would take twice
 * as long.
 */
async function openPage(browser: Browser, userAgent: string) {
  const context = await browser.newContext({ userAgent, locale: 'en-KE', timezoneId: 'Africa/Nairobi' });
  const page = await context.newPage();
  // esbuild wraps named functions in `__name`, even those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named; localStorage.clear(); sessionStorage.clear();');
  // The clock is fixed, because stories may show dates.
  await page.clock.setFixedTime(Date.UTC(2026, 0, 15, 9));
  const session = await context.newCDPSession(page);
  const reset = async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Empties the memory cache, because Chromium prefers a larger image cached from another story to the one that fits.
    for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
  };
  return { page, reset };
}

/**
 * Takes the pictures that aren't in the folder yet.
 *
 * @param expected - Digests of the pictures to compare against.
 */
export async function capture(
  name: string,
  storybook: string,
  folder: string,
  keys: readonly string[],
  expected: Readonly<Digests>,
): Promise<Captured> {
  const started = performance.now();
  const captured: Captured = { digests: {}, failures: {} };
  await mkdir(folder, { recursive: true });
  const queue = keys.filter((key) => !existsSync(pictureFile(folder, key)));
  const [count, estimate] = [queue.length, Math.ceil((queue.length * secondsPerPicture) / workers)];
  console.log(`visual: ${name}: ${count} pictures, about ${estimate} s`);
  const server = await serveFolder(storybook);
  const browser = await launch();
  const blank = await browser.newPage();
  // Storybook recognises its test runner by this name and then pauses its own animations.
  const userAgent = `${await blank.evaluate(() => navigator.userAgent)} (StorybookTestRunner)`;

  async function take(page: Page, key: string): Promise<Buffer> {
    const [story = '', width] = key.split(' ');
    await page.setViewportSize({ width: Number(width), height: 900 });
    try {
      let failure = await openStory(page, server.origin, story);
      if (await page.evaluate(wantsMotion)) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        failure = await openStory(page, server.origin, story);
      }
      if (failure) captured.failures[key] = failure;
      await waitForPictures(page);
    } catch (error) {
      captured.failures[key] = String(error).split('\n', 1)[0] ?? '';
    }
    return screenshot(page, expected[key]);
  }

  const work = async () => {
    const { page, reset } = await openPage(browser, userAgent);
    for (let key = queue.shift(); key; key = queue.shift()) {
      await reset();
      // Renamed when complete, because the next run keeps any pictures it finds.
      const file = pictureFile(folder, key);
      await writeFile(`${file}.part`, await take(page, key));
      await rename(`${file}.part`, file);
      const left = queue.length;
      if (left > 0 && left % 100 === 0) console.log(`visual: ${name}: ${left} left`);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    server.close();
  }
  for (const key of keys) captured.digests[key] = digestOf(await readFile(pictureFile(folder, key)));
  if (count > 0) console.log(`visual: ${name}: taken in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return captured;
}
