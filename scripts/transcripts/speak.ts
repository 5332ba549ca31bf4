/** Runs inside `xvfb-run` and `dbus-run-session`: plays scenes to Orca, and writes down what it says. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireChromium } from '../chromium.js';
import { faults } from './faults.js';
import { createReader, launchBrowser, type Moment } from './reader.js';
import { type Scene, scenes } from './scenes.js';
import { startSession } from './session.js';

/** What is asked of a session, as JSON in its last argument. */
export interface Task {
  origin: string;
  /** A folder of this session alone; the answer is its `spoken.json`. */
  folder: string;
  components: readonly string[];
  /** Names of planted faults: each is played in its own component's scene, instead of the others. */
  faults: readonly string[];
}

export interface Played {
  component: string;
  fault?: string;
  moments: Moment[];
  /** Why the scene did not come to its end. */
  brokeOff?: string;
}

/** A scene that takes longer hangs. */
const mostSceneMs = 120_000;

const task = JSON.parse(process.argv.at(-1) ?? '') as Task;

const planted = faults.filter(({ name }) => task.faults.includes(name));
const plays =
  planted.length > 0
    ? planted.map((fault) => ({ component: fault.component, fault }))
    : task.components.map((component) => ({ component, fault: undefined }));

const executablePath = requireChromium();
const played: Played[] = [];
/** Written after each scene, so that it is kept if the session breaks off. */
const keep = () => writeFile(join(task.folder, 'spoken.json'), JSON.stringify(played));
await keep();

const session = await startSession(task.folder);
const browser = await launchBrowser(executablePath);

async function playScene(scene: Scene, plant: (() => void) | undefined, moments: Moment[]): Promise<void> {
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
    if (!scene) throw new Error(`There is no scene of "${component}".`);
    console.log(`transcripts: ${component}${fault ? ` with ${fault.name}` : ''} …`);
    const started: Played = { component, ...(fault && { fault: fault.name }), moments: [] };
    played.push(started);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('It takes more than 2 minutes.')), mostSceneMs);
    });
    try {
      await Promise.race([playScene(scene, fault?.plant, started.moments), tooLong]);
    } catch (error) {
      started.brokeOff = error instanceof Error ? error.message : String(error);
      await keep();
      // Orca, the browser or the page is not as it was: the rest needs a session of its own.
      break;
    } finally {
      clearTimeout(timer);
    }
    await keep();
  }
} finally {
  session.close();
  await browser.close();
}
// What hangs must not keep the session.
process.exit();
