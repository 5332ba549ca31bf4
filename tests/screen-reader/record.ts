/** Runs scenes on the built site, and records what Orca says. */
import { afterAll, inject } from 'vitest';
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

/**
 * Returns a scene's transcript.
 *
 * @param signal - Aborts the scene if its test times out.
 * @param plant - Runs in the page, before the page's own scripts.
 */
export async function recordScene({ component, path, run }: Scene, signal: AbortSignal, plant?: () => void) {
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
    await page.goto(path);
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
