/** Runs scenes and records Orca's speech. Started inside `xvfb-run` and `dbus-run-session`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireChromium } from '../chromium.js';
import { faults } from './faults.js';
import { createReader, launchBrowser, type Moment } from './reader.js';
import { type Scene, scenes } from './scenes.js';
import { startSession } from './session.js';

/** The settings of a session, passed as JSON in the last argument. */
export interface Task {
  origin: string;
  /** A folder for this session only. The result is written to its `spoken.json`. */
  folder: string;
  components: readonly string[];
  /** Names of faults to plant. If there are any, only the scenes of their components run. */
  faults: readonly string[];
}

export interface SceneResult {
  component: string;
  fault?: string;
  moments: Moment[];
  /** The error that aborted the scene. */
  abortReason?: string;
}

/** Timeout of a scene. */
const sceneTimeoutMs = 120_000;

const task = JSON.parse(process.argv.at(-1) ?? '') as Task;

const planted = faults.filter(({ name }) => task.faults.includes(name));
const plays =
  planted.length > 0
    ? planted.map((fault) => ({ component: fault.component, fault }))
    : task.components.map((component) => ({ component, fault: undefined }));

const executablePath = requireChromium();
const results: SceneResult[] = [];
/** Called after each scene, so that results are kept if the session crashes. */
const writeResults = () => writeFile(join(task.folder, 'spoken.json'), JSON.stringify(results));
await writeResults();

const session = await startSession(task.folder);
const browser = await launchBrowser(executablePath);

async function runScene(scene: Scene, plant: (() => void) | undefined, moments: Moment[]): Promise<void> {
  const context = await browser.newContext({ baseURL: task.origin, viewport: null });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (plant) await page.addInitScript(plant);
    await page.goto(scene.path);
    await page.bringToFront();
    session.activate();
    await session.silence();
    await scene.run(createReader(page, session, moments));
  } finally {
    await context.close();
  }
}

try {
  for (const { component, fault } of plays) {
    const scene = scenes.find((each) => each.component === component);
    if (!scene) throw new Error(`There is no scene for "${component}".`);
    console.log(`transcripts: ${component}${fault ? ` with ${fault.name}` : ''} …`);
    const started: SceneResult = { component, ...(fault && { fault: fault.name }), moments: [] };
    results.push(started);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('The scene took more than 2 minutes.')), sceneTimeoutMs);
    });
    try {
      await Promise.race([runScene(scene, fault?.plant, started.moments), timeout]);
    } catch (error) {
      started.abortReason = error instanceof Error ? error.message : String(error);
      await writeResults();
      // Orca or the browser may be in a bad state, so the remaining scenes run in a new session.
      break;
    } finally {
      clearTimeout(timer);
    }
    await writeResults();
  }
} finally {
  session.close();
  await browser.close();
}
// A scene that timed out may leave pending operations, which would keep the process alive.
process.exit();
