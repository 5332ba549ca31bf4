/**
 * Writes down what a screen reader says of each section, and of each state that speaks: Orca reads the built site in
 * Chromium, without a screen and without sound.
 *
 *     npm run transcripts                         writes docs/transcripts
 *     npm run transcripts -- --check              fails where the words differ from what is committed
 *     npm run transcripts -- --only FaqSection    one component, or several with commas
 *     npm run transcripts -- --plant              plants ten faults: at least nine have to be heard
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    plant: { type: 'boolean', default: false },
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

/** Plays scenes in a session of their own. */
async function play(task: Omit<Task, 'folder'>): Promise<Played[]> {
  const own = await mkdtemp(join(tmpdir(), 'transcripts-'));
  const speak = join(import.meta.dirname, 'transcripts/speak.ts');
  const code = await ended(
    spawn(
      'xvfb-run',
      [
        ...['-a', '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--'],
        ...[process.execPath, '--import', 'tsx', speak, JSON.stringify({ ...task, folder: own })],
      ],
      { cwd: root, stdio: 'inherit' },
    ),
  );
  const answer = join(own, 'spoken.json');
  if (!existsSync(answer)) throw new Error(`The session of Orca failed with code ${code}; its output is above.`);
  const played = JSON.parse(await readFile(answer, 'utf8')) as Played[];
  if (process.env['KEEP']) console.log(own);
  else await rm(own, { recursive: true, force: true });
  if (code !== 0) process.exitCode = 1;
  return played;
}

const fileOf = (component: string) => join(folder, `${component}.md`);

const committed = async (component: string) =>
  existsSync(fileOf(component)) ? readFile(fileOf(component), 'utf8') : '';

requireOrca();
requireChromium();
await build('site', 'if-stale');
const { origin, stop } = await startServer();
try {
  if (values.plant) {
    const played = await play({ origin, components: [], faults: faults.map(({ name }) => name) });
    let heard = 0;
    for (const { component, fault, moments } of played) {
      const changes = differences(await committed(component), transcriptOf(component, moments));
      if (changes.length > 0) heard += 1;
      console.log(
        `${changes.length > 0 ? 'heard    ' : 'NOT heard'} ${fault} (${component}): ${changes[0] ?? 'the same words'}`,
      );
    }
    console.log(`\n${heard} of ${played.length} faults are heard`);
    if (heard < 9) process.exitCode = 1;
  } else {
    const played = await play({ origin, components: chosenComponents(), faults: [] });
    await mkdir(folder, { recursive: true });
    for (const { component, moments } of played) {
      const transcript = transcriptOf(component, moments);
      if (values.check) {
        const changes = differences(await committed(component), transcript);
        if (changes.length === 0) continue;
        console.error(`${component} sounds different:\n${changes.map((change) => `  ${change}`).join('\n')}`);
        process.exitCode = 1;
      } else {
        await writeFile(fileOf(component), transcript);
      }
    }
    console.log(`transcripts: ${played.length} ${values.check ? 'compared' : 'written'}`);
  }
} finally {
  stop();
}
