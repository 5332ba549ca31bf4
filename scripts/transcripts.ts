/**
 * Writes down what a screen reader says of each section, and of each state that speaks: Orca reads the built site in
 * Chromium, without a screen and without sound.
 *
 *     npm run transcripts                         writes docs/transcripts
 *     npm run transcripts -- --check              fails where the words differ from what is committed
 *     npm run transcripts -- --only FaqSection    one component, or several with commas
 *     npm run transcripts -- --faults             plants ten faults: at least nine have to be heard
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
import type { Played, Task } from './transcripts/speak.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/transcripts');
/** Orca's last log, and the words of scenes that did not come to their end. */
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
    `The transcripts need the screen reader Orca: install ${packages.join(', ')} (Debian’s names), and run them again.`,
  );

function chosenComponents(): string[] {
  const all = scenes.map(({ component }) => component);
  const chosen = values.only?.split(',') ?? all;
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no scene of "${unknown.join('", "')}": choose from ${all.join(', ')}.`);
  return chosen;
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
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

const ended = (child: ChildProcess) =>
  new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });

type Request = Omit<Task, 'folder' | 'origin'>;

/** Plays scenes in a session of their own; the session ends with the first scene that breaks off. */
async function playSession(task: Omit<Task, 'folder'>, display: number): Promise<Played[]> {
  const own = await mkdtemp(join(tmpdir(), 'transcripts-'));
  const speak = join(import.meta.dirname, 'transcripts/speak.ts');
  const code = await ended(
    spawn(
      'xvfb-run',
      [
        ...['-a', '-n', `${display}`, '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--'],
        ...[process.execPath, '--import', 'tsx', speak, JSON.stringify({ ...task, folder: own })],
      ],
      { cwd: root, stdio: 'inherit' },
    ),
  );
  const answer = join(own, 'spoken.json');
  if (!existsSync(answer)) throw new Error(`The session of Orca failed with code ${code}; its output is above.`);
  const played = JSON.parse(await readFile(answer, 'utf8')) as Played[];
  // What the words come from, should one be a riddle.
  await mkdir(workFolder, { recursive: true });
  const log = join(own, 'orca.log');
  if (existsSync(log)) await copyFile(log, join(workFolder, `orca-${display}.log`));
  await rm(own, { recursive: true, force: true });
  return played;
}

const mostTries = 3;

/** Plays scenes, in further sessions where one breaks off. What is heard in the last try is kept. */
async function playAll(origin: string, { components, faults }: Request, display: number): Promise<Played[]> {
  const kept = new Map<string, Played>();
  const nameOf = ({ component, fault }: Played) => fault ?? component;
  const isOver = (name: string) => kept.has(name) && kept.get(name)?.brokeOff === undefined;
  const tries = new Map<string, number>();
  for (;;) {
    const isWaiting = (name: string) => !isOver(name) && (tries.get(name) ?? 0) < mostTries;
    const request = { components: components.filter(isWaiting), faults: faults.filter(isWaiting) };
    const [next] = [...request.faults, ...request.components];
    if (next === undefined) return [...kept.values()];
    const played = await playSession({ ...request, origin }, display);
    for (const each of played) {
      kept.set(nameOf(each), each);
      if (each.brokeOff !== undefined) {
        tries.set(nameOf(each), (tries.get(nameOf(each)) ?? 0) + 1);
        console.error(`transcripts: ${nameOf(each)} broke off: ${each.brokeOff}`);
      }
    }
    // A session that ends before its first scene.
    if (played.length === 0) tries.set(next, (tries.get(next) ?? 0) + 1);
  }
}

const fileOf = (component: string) => join(folder, `${component}.md`);

const committed = async (component: string) =>
  existsSync(fileOf(component)) ? readFile(fileOf(component), 'utf8') : '';

/** Where `xvfb-run` begins to look for a free display: apart, so that two sessions never take the same. */
const displays = [100, 200];

/** Plays scenes in two sessions side by side: each waits for Orca most of the time. */
async function play(origin: string, { components, faults }: Request): Promise<Played[]> {
  const share = <Each>(all: readonly Each[], place: number) =>
    all.filter((_, index) => index % displays.length === place);
  const played = await Promise.all(
    displays.map((display, place) =>
      playAll(origin, { components: share(components, place), faults: share(faults, place) }, display),
    ),
  );
  return played.flat();
}

async function plantFaults(origin: string): Promise<void> {
  const played = await play(origin, { components: [], faults: faults.map(({ name }) => name) });
  let heard = 0;
  for (const { component, fault, moments, brokeOff } of played) {
    const changes = differences(await committed(component), transcriptOf(component, moments));
    // A scene that a fault stops has not been heard to its end.
    const isHeard = changes.length > 0 && brokeOff === undefined;
    if (isHeard) heard += 1;
    console.log(`${isHeard ? 'heard    ' : 'NOT heard'} ${fault} (${component}): ${changes.length} lines differ`);
    for (const change of changes.slice(0, 4)) console.log(`          ${change}`);
  }
  console.log(`\n${heard} of ${faults.length} faults are heard`);
  if (heard < 9) process.exitCode = 1;
}

async function writeOrCheck(origin: string, components: string[]): Promise<void> {
  const played = await play(origin, { components, faults: [] });
  await mkdir(folder, { recursive: true });
  let done = 0;
  for (const component of components) {
    const { moments = [], brokeOff = 'its session did not start' } =
      played.find((each) => each.component === component) ?? {};
    const transcript = transcriptOf(component, moments);
    const isWhole = played.some((each) => each.component === component && each.brokeOff === undefined);
    if (!isWhole) {
      await mkdir(workFolder, { recursive: true });
      await writeFile(join(workFolder, `${component}.md`), transcript);
      console.error(`${component} broke off (${brokeOff}); what was heard is in .cache/transcripts/${component}.md`);
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
    console.error(`${component} sounds different:\n${changes.map((change) => `  ${change}`).join('\n')}`);
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
  else await writeOrCheck(origin, chosenComponents());
} finally {
  stop();
}
