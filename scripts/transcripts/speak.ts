/** Runs inside `xvfb-run` and `dbus-run-session`: plays scenes to Orca, and writes down what it says. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireChromium } from '../chromium.js';
import { faults } from './faults.js';
import { createReader, launchBrowser, type Moment } from './reader.js';
import { scenes } from './scenes.js';
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
}

const task = JSON.parse(process.argv.at(-1) ?? '') as Task;

const planted = faults.filter(({ name }) => task.faults.includes(name));
const plays =
  planted.length > 0
    ? planted.map((fault) => ({ component: fault.component, fault }))
    : task.components.map((component) => ({ component, fault: undefined }));

const executablePath = requireChromium();
const session = await startSession(task.folder);
const browser = await launchBrowser(executablePath);
const played: Played[] = [];
try {
  for (const { component, fault } of plays) {
    const scene = scenes.find((each) => each.component === component);
    if (!scene) throw new Error(`There is no scene of "${component}".`);
    console.log(`transcripts: ${component}${fault ? ` with ${fault.name}` : ''} …`);
    const moments: Moment[] = [];
    const context = await browser.newContext({ baseURL: task.origin, viewport: null });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (fault) await page.addInitScript(fault.plant);
    await page.goto(scene.path);
    await page.bringToFront();
    session.activate();
    await session.silence();
    try {
      await scene.run(createReader(page, session, moments));
    } catch (error) {
      console.error(`transcripts: ${component} broke off: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    await context.close();
    played.push({ component, ...(fault && { fault: fault.name }), moments });
  }
} finally {
  await browser.close();
  session.close();
}
await writeFile(join(task.folder, 'spoken.json'), JSON.stringify(played));
