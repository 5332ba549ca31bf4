/** Runs scenes on the built site or in the built Storybook, and records what Orca says. */
import type { Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { openStory } from '../../scripts/open-story.js';
import { type Desktop, startDesktop } from './desktop.js';
import { type Moment, transcriptOf } from './markdown.js';
import { createReader } from './reader.js';
import type { Scene } from './scenes.js';

/** Shared by the scenes of a file. */
let shared: Desktop | undefined;

async function closeDesktop(desktop: Desktop | undefined): Promise<void> {
  if (shared === desktop) shared = undefined;
  await desktop?.close();
}

afterAll(() => closeDesktop(shared));

/** A Wednesday morning, for stories that show whether a place is open. */
const storyTime = '2026-12-02T10:00:00+03:00';

/** Adds a `main` with a link after a story. Without the rest of a page, Tab would leave the document. */
const addRestOfPage = (page: Page) =>
  page.evaluate(() => {
    const main = document.createElement('main');
    main.tabIndex = -1;
    const link = document.createElement('a');
    link.href = '#rest';
    link.append('Rest of the page');
    main.append(link);
    document.body.append(main);
  });

async function open(page: Page, scene: Scene): Promise<void> {
  if (!('story' in scene)) {
    await page.goto(scene.path);
    return;
  }
  await page.clock.setFixedTime(storyTime);
  const failure = await openStory(page, inject('storybookUrl'), scene.story);
  if (failure) throw new Error(`The story "${scene.story}" failed: ${failure}`);
  await addRestOfPage(page);
}

/**
 * Returns a scene's transcript.
 *
 * @param signal - Aborts the scene if its test times out.
 * @param plant - Runs in the page, before the page's own scripts.
 */
export async function recordScene(scene: Scene, signal: AbortSignal, plant?: () => void) {
  const { component, run } = scene;
  const moments: Moment[] = [];
  let desktop: Desktop | undefined;
  const close = () => closeDesktop(desktop);
  signal.addEventListener('abort', close);
  try {
    shared ??= await startDesktop();
    desktop = shared;
    const context = await desktop.browser.newContext({ baseURL: inject('siteUrl'), viewport: null });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (plant) await page.addInitScript(plant);
    await open(page, scene);
    await page.bringToFront();
    desktop.activate();
    await desktop.speech.silence();
    await run(createReader(page, desktop, moments));
    await context.close();
    return transcriptOf(component, moments);
  } catch (error) {
    // Orca or the browser may be in a bad state, so the next attempt or scene gets a new desktop.
    await close();
    const last = moments.at(-1)?.title ?? 'the first moment';
    throw new Error(`The scene was aborted at "${last}": ${error instanceof Error ? error.message : error}`);
  } finally {
    signal.removeEventListener('abort', close);
  }
}
