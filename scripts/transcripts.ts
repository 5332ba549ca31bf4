/**
 * Records the screen reader's speech for each section and each state that makes an announcement. Orca reads the built
 * site in Chromium, with a virtual display and without audio.
 *
 *     npm run transcripts                         writes the transcripts to docs/transcripts
 *     npm run transcripts -- --check              fails if speech differs from the committed transcripts
 *     npm run transcripts -- --only FaqSection    selects components, separated by commas
 *     npm run transcripts -- --faults             plants ten faults and requires nine or more to be heard
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstall, findProgram } from './browsers.js';
import { build } from './build.js';
import { requireChromium } from './chromium.js';
import { freePort } from './port.js';
import { faults } from './transcripts/faults.js';
import { differences, transcriptOf } from './transcripts/markdown.js';
import { scenes } from './transcripts/scenes.js';
import type { SceneResult, Task } from './transcripts/speak.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/transcripts');
/** Holds Orca's last logs and the incomplete transcripts of aborted scenes. */
const workFolder = join(root, '.cache/transcripts');

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const programs = ['orca', 'speech-dispatcher', 'dbus-run-session', 'dbus-send', 'xvfb-run', 'openbox', 'xdotool'];

const packages = [
  ...['orca', 'speech-dispatcher', 'at-spi2-core', 'python3-pyatspi', 'gir1.2-wnck-3.0', 'dbus-x11'],
  ...['xvfb', 'xauth', 'openbox', 'xdotool'],
];

const requireOrca = () =>
  findOrInstall(
    () => (programs.every((name) => findProgram(name)) ? true : undefined),
    packages,
    `The transcripts need the screen reader Orca: install ${packages.join(', ')} (Debian packages), then run them again.`,
  );

function selectedComponents(): string[] {
  const all = scenes.map(({ component }) => component);
  const selected = values.only?.split(',') ?? all;
  const unknown = selected.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no scene for "${unknown.join('", "')}": choose from ${all.join(', ')}.`);
  return selected;
}

async function startServer(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'site/dist-server/main.js')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(origin);
      return { origin, stop: () => server.kill() };
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const exitCode = (child: ChildProcess) =>
  new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });

type Request = Omit<Task, 'folder' | 'origin'>;

/** Runs scenes in a new session. The session ends after the first aborted scene. */
async function runSession(task: Omit<Task, 'folder'>, display: number): Promise<SceneResult[]> {
  const sessionFolder = await mkdtemp(join(tmpdir(), 'transcripts-'));
  const speak = join(import.meta.dirname, 'transcripts/speak.ts');
  const code = await exitCode(
    spawn(
      'xvfb-run',
      [
        ...['-a', '-n', `${display}`, '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--'],
        ...[process.execPath, '--import', 'tsx', speak, JSON.stringify({ ...task, folder: sessionFolder })],
      ],
      { cwd: root, stdio: 'inherit' },
    ),
  );
  const resultFile = join(sessionFolder, 'spoken.json');
  if (!existsSync(resultFile)) throw new Error(`The Orca session failed with code ${code}; its output is above.`);
  const results = JSON.parse(await readFile(resultFile, 'utf8')) as SceneResult[];
  // Keeps Orca's log to investigate unexpected speech.
  await mkdir(workFolder, { recursive: true });
  const log = join(sessionFolder, 'orca.log');
  if (existsSync(log)) await copyFile(log, join(workFolder, `orca-${display}.log`));
  await rm(sessionFolder, { recursive: true, force: true });
  return results;
}

const maxAttempts = 3;

/** Runs scenes, and retries aborted ones in new sessions. Keeps the speech of the last attempt. */
async function runWithRetries(
  origin: string,
  { components, faults }: Request,
  display: number,
): Promise<SceneResult[]> {
  const results = new Map<string, SceneResult>();
  const nameOf = ({ component, fault }: SceneResult) => fault ?? component;
  const isComplete = (name: string) => results.has(name) && results.get(name)?.abortReason === undefined;
  const attempts = new Map<string, number>();
  for (;;) {
    const isPending = (name: string) => !isComplete(name) && (attempts.get(name) ?? 0) < maxAttempts;
    const request = { components: components.filter(isPending), faults: faults.filter(isPending) };
    const [next] = [...request.faults, ...request.components];
    if (next === undefined) return [...results.values()];
    const sessionResults = await runSession({ ...request, origin }, display);
    for (const each of sessionResults) {
      results.set(nameOf(each), each);
      if (each.abortReason !== undefined) {
        attempts.set(nameOf(each), (attempts.get(nameOf(each)) ?? 0) + 1);
        console.error(`transcripts: ${nameOf(each)} was aborted: ${each.abortReason}`);
      }
    }
    // The session ended before its first scene.
    if (sessionResults.length === 0) attempts.set(next, (attempts.get(next) ?? 0) + 1);
  }
}

const fileOf = (component: string) => join(folder, `${component}.md`);

const committed = async (component: string) =>
  existsSync(fileOf(component)) ? readFile(fileOf(component), 'utf8') : '';

/** First display numbers that `xvfb-run` tries. They are far apart, so that two sessions never share a display. */
const displays = [100, 200];

/** Runs scenes in two concurrent sessions, since each mostly waits for Orca. */
async function runScenes(origin: string, { components, faults }: Request): Promise<SceneResult[]> {
  const share = <Each>(all: readonly Each[], position: number) =>
    all.filter((_, index) => index % displays.length === position);
  const results = await Promise.all(
    displays.map((display, position) =>
      runWithRetries(origin, { components: share(components, position), faults: share(faults, position) }, display),
    ),
  );
  return results.flat();
}

async function plantFaults(origin: string): Promise<void> {
  const results = await runScenes(origin, { components: [], faults: faults.map(({ name }) => name) });
  let heard = 0;
  for (const { component, fault, moments, abortReason } of results) {
    const changes = differences(await committed(component), transcriptOf(component, moments));
    // An aborted scene does not count: its speech is incomplete.
    const isHeard = changes.length > 0 && abortReason === undefined;
    if (isHeard) heard += 1;
    console.log(`${isHeard ? 'heard    ' : 'NOT heard'} ${fault} (${component}): ${changes.length} lines differ`);
    for (const change of changes.slice(0, 4)) console.log(`          ${change}`);
  }
  console.log(`\n${heard} of ${faults.length} faults are heard`);
  if (heard < 9) process.exitCode = 1;
}

async function writeOrCheck(origin: string, components: string[]): Promise<void> {
  const results = await runScenes(origin, { components, faults: [] });
  await mkdir(folder, { recursive: true });
  let done = 0;
  for (const component of components) {
    const { moments = [], abortReason = 'the session did not start' } =
      results.find((each) => each.component === component) ?? {};
    const transcript = transcriptOf(component, moments);
    const isComplete = results.some((each) => each.component === component && each.abortReason === undefined);
    if (!isComplete) {
      await mkdir(workFolder, { recursive: true });
      await writeFile(join(workFolder, `${component}.md`), transcript);
      console.error(
        `${component} was aborted (${abortReason}); the incomplete transcript is .cache/transcripts/${component}.md`,
      );
      process.exitCode = 1;
      continue;
    }
    done += 1;
    if (!values.check) {
      await writeFile(fileOf(component), transcript);
      continue;
    }
    const changes = differences(await committed(component), transcript);
    if (changes.length === 0) continue;
    console.error(`${component} differs:\n${changes.map((change) => `  ${change}`).join('\n')}`);
    process.exitCode = 1;
  }
  console.log(`transcripts: ${done} of ${components.length} ${values.check ? 'compared' : 'written'}`);
}

requireOrca();
requireChromium();
await build('site', 'if-stale');
const { origin, stop } = await startServer();
try {
  if (values.faults) await plantFaults(origin);
  else await writeOrCheck(origin, selectedComponents());
} finally {
  stop();
}
