/**
 * Starts a virtual desktop in which Orca reads Chromium. Speech goes to a dummy synthesizer and is parsed from Orca's
 * debug file, which is kept in `.cache/screen-reader` for investigating unexpected speech.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/chromium.js';
import { Speech } from './speech.js';

const logs = resolve(import.meta.dirname, '../../.cache/screen-reader');

const speechConfiguration = `AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "null"
LogLevel 0
`;

/** Orca must not read pages on load or echo keys, so that transcripts contain only speech caused by the page. */
const orcaSettings = {
  sayAllOnLoad: false,
  enableKeyEcho: false,
  enableEchoByCharacter: false,
  enableEchoByWord: false,
  enableEchoBySentence: false,
  enableMouseReview: false,
  enableBraille: false,
  enableBrailleMonitor: false,
  presentTimeFormat: '%X',
  speakProgressBarUpdates: false,
  progressBarUpdateInterval: 3600,
};

/**
 * A `sitecustomize.py` that turns on line buffering, because Orca writes its debug file in 8 KB blocks, which delays
 * lines.
 */
const lineBuffering = `import builtins
original_open = builtins.open
def open_line_buffered(file, mode='r', buffering=-1, *rest, **named):
    if str(file).endswith('orca.log'):
        buffering = 1
    return original_open(file, mode, buffering, *rest, **named)
builtins.open = open_line_buffered
`;

/**
 * Orca calls `pgrep` to find the user's other Orca processes, and kills them or refuses to start. One on a different
 * display does not interfere, so this replacement for `pgrep` finds none.
 */
const emptyPgrep = '#!/bin/sh\nexit 1\n';

export interface Desktop {
  browser: Browser;
  speech: Speech;
  /** Presses keys, named as in `xdotool`: `Down`, `shift+Tab`. */
  press: (...keys: string[]) => void;
  type: (text: string) => void;
  /** Gives keyboard focus to the browser window. */
  activate: () => void;
  close: () => Promise<void>;
}

/** Writes the settings for Orca and its speech synthesizer, and returns the environment for the desktop's programs. */
async function prepareEnvironment(folder: string): Promise<Record<string, string>> {
  const home = join(folder, 'home');
  const runtime = join(folder, 'runtime');
  const programs = join(folder, 'programs');
  await mkdir(join(home, '.config/speech-dispatcher'), { recursive: true });
  await mkdir(join(home, '.local/share/orca'), { recursive: true });
  await mkdir(runtime, { mode: 0o700 });
  await mkdir(programs);
  await writeFile(join(programs, 'sitecustomize.py'), lineBuffering);
  await writeFile(join(programs, 'pgrep'), emptyPgrep, { mode: 0o755 });
  await writeFile(join(home, '.config/speech-dispatcher/speechd.conf'), speechConfiguration);
  await writeFile(
    join(home, '.local/share/orca/user-settings.conf'),
    JSON.stringify({
      general: { ...orcaSettings, startingProfile: ['Default', 'default'] },
      profiles: { default: { profile: ['Default', 'default'], ...orcaSettings } },
      pronunciations: {},
      keybindings: {},
    }),
  );
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
    // Orca needs the system's Python, because that has its modules.
    PATH: `${programs}:/usr/bin:/bin:/usr/sbin`,
    PYTHONPATH: programs,
  };
}

export async function startDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'screen-reader-'));
  const debugFile = join(logs, 'orca.log');
  await rm(logs, { recursive: true, force: true });
  await mkdir(logs, { recursive: true });
  const output = openSync(join(logs, 'desktop.log'), 'a');
  const environment = await prepareEnvironment(folder);
  const children: ChildProcess[] = [];
  const start = (command: string, ...argumentList: string[]) => {
    const child = spawn(command, argumentList, { env: environment, stdio: ['ignore', output, output] });
    children.push(child);
    return child;
  };
  /** Starts a program that prints an address once it is ready. */
  const startAt = async (command: string, ...argumentList: string[]) => {
    const child = spawn(command, argumentList, { env: environment, stdio: ['ignore', 'pipe', output] });
    children.push(child);
    const [address] = (await once(child.stdout as Readable, 'data')) as [Buffer];
    return address.toString().trim();
  };
  const xdotool = (...argumentList: string[]) => execFileSync('xdotool', argumentList, { env: environment });
  let browser: Browser | undefined;
  const close = async () => {
    for (const child of children.splice(0).reverse()) child.kill();
    await browser?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    environment['DISPLAY'] = `:${await startAt('Xvfb', '-displayfd', '1', '-screen', '0', '1400x1000x24')}`;
    environment['DBUS_SESSION_BUS_ADDRESS'] = await startAt('dbus-daemon', '--session', '--nofork', '--print-address');
    start('openbox');
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    await pause(500);
    const bus = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus'];
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      const values = ['string:org.a11y.Status', `string:${property}`, 'variant:boolean:true'];
      execFileSync('dbus-send', [...bus, 'org.freedesktop.DBus.Properties.Set', ...values], { env: environment });
    }
    const orca = start('orca', `--debug-file=${debugFile}`);
    const speech = new Speech(debugFile, () => {
      if (orca.exitCode !== null || orca.signalCode !== null)
        throw new Error('Orca has exited. Its output is in .cache/screen-reader/desktop.log.');
    });
    const greeting = await speech.spoken([/Screen reader on/], 40_000);
    if (greeting.length === 0)
      throw new Error('Orca did not start. Its output is in .cache/screen-reader/desktop.log.');
    browser = await chromium.launch({
      executablePath: requireChromium(),
      headless: false,
      args: [
        ...chromiumArguments,
        '--force-renderer-accessibility',
        '--window-size=1400,1000',
        '--window-position=0,0',
      ],
      env: environment,
    });
    return {
      browser,
      speech,
      press: (...keys) => {
        for (const key of keys) xdotool('key', '--clearmodifiers', key);
      },
      type: (text) => xdotool('type', '--delay', '30', text),
      activate: () => xdotool('search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowactivate', '--sync'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
