/**
 * A desktop without a screen on which Orca reads Chromium: started by `speak.ts` inside `xvfb-run` and
 * `dbus-run-session`. Speech goes to a dummy synthesizer; what would be spoken is read from Orca's debug file.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Orca is a program of the system's Python, which has its modules. */
const systemPath = '/usr/bin:/bin:/usr/sbin';

const speechConfiguration = `AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "null"
LogLevel 0
`;

/** A page is not read by itself when it has loaded, and keys are not named: a transcript holds what a page makes said. */
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

/** Orca's debug file is written in blocks of 8 KB, so that the last words would come late: Python reads this first. */
const lineBuffering = `import builtins
whole = builtins.open
def by_line(file, mode='r', buffering=-1, *rest, **named):
    if str(file).endswith('orca.log'):
        buffering = 1
    return whole(file, mode, buffering, *rest, **named)
builtins.open = by_line
`;

/**
 * Orca asks `pgrep` for other Orcas of this user, and does not start beside one, or ends it. Sessions on other displays
 * do not disturb it, so this `pgrep` finds none.
 */
const aloneOnThisDisplay = '#!/bin/sh\nexit 1\n';

/** What Orca said at one time. */
export interface Line {
  text: string;
  /** Whether it announced a live region, and not what a key or the focus led to. */
  isLive: boolean;
}

export interface Session {
  /** Waits until Orca has nothing to do, and forgets what it has said. */
  silence: () => Promise<void>;
  /**
   * What has been said since the last call, once Orca has nothing more to say. Announcements follow the rest: Orca says
   * both at once, in an order that depends on the load of the machine.
   *
   * @param until - Waits for lines that match each of these, at most 15 s.
   */
  spoken: (until?: readonly RegExp[]) => Promise<Line[]>;
  /** Presses a key, and waits until Orca has said all that it leads to. Only for keys that Orca itself acts on. */
  readBy: (key: string) => Promise<Line[]>;
  /** Presses keys as `xdotool` names them: `Down`, `shift+Tab`. */
  press: (...keys: string[]) => void;
  type: (text: string) => void;
  /** Gives the browser's window the keyboard. */
  activate: () => void;
  close: () => void;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Orca has nothing to do once its log has not grown for so long. */
const restMs = 600;
/** A page that says nothing has this long to say something. */
const firstWordMs = 2_000;
const mostWaitMs = 15_000;

const announcement = /v{5} PRESENT LIVE REGION MESSAGE v{5}[\s\S]*?\^{5} PRESENT LIVE REGION MESSAGE \^{5}/g;
/** A request for a voice, and then what it says, which may have several lines. */
const speech = /voice requested with language='([a-z]*|None)'|SPEECH OUTPUT: '([\s\S]*?)'\{'/g;

/** Orca has a voice for each language; that of the site is not named. */
const siteLanguage = 'en';

function speechIn(log: string, isLive: boolean): Line[] {
  let language = '';
  return [...log.matchAll(speech)].flatMap(([, requested, text]) => {
    if (text === undefined) {
      language = requested === 'None' ? '' : (requested ?? '');
      return [];
    }
    const isForeign = text !== '' && language !== '' && language !== siteLanguage;
    return { text: isForeign ? `${text} (voice: ${language})` : text, isLive };
  });
}

/**
 * The lines of a part of Orca's debug file: announcements last, and sorted, since those of one change come in the order
 * in which the browser's events happen to arrive.
 */
export function linesIn(log: string): Line[] {
  const announced = log.match(announcement) ?? [];
  return [
    ...speechIn(log.replace(announcement, ''), false),
    ...announced
      .flatMap((each) => speechIn(each, true))
      .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text))),
  ];
}

/** Orca has started once its debug file has been written and has come to rest. */
async function waitForOrca(debugFile: string, errorsFile: string): Promise<void> {
  const deadline = Date.now() + 40_000;
  let [length, changed] = [0, Date.now()];
  while (length === 0 || Date.now() - changed < 2_000) {
    if (Date.now() > deadline) throw new Error(`Orca has not started:\n${await readFile(errorsFile, 'utf8')}`);
    await pause(200);
    const now = existsSync(debugFile) ? (await readFile(debugFile)).length : 0;
    if (now !== length) [length, changed] = [now, Date.now()];
  }
}

/** @param folder - A folder of this session alone. */
export async function startSession(folder: string): Promise<Session> {
  const home = join(folder, 'home');
  const runtime = join(folder, 'runtime');
  const debugFile = join(folder, 'orca.log');
  await mkdir(join(home, '.config/speech-dispatcher'), { recursive: true });
  await mkdir(join(home, '.local/share/orca'), { recursive: true });
  await mkdir(runtime, { recursive: true, mode: 0o700 });
  const modules = join(folder, 'modules');
  await mkdir(modules);
  await writeFile(join(modules, 'sitecustomize.py'), lineBuffering);
  await writeFile(join(modules, 'pgrep'), aloneOnThisDisplay, { mode: 0o755 });
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
  // Chromium, which is started later, inherits these as well.
  Object.assign(process.env, {
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
  });
  const environment = { ...process.env, PATH: `${modules}:${systemPath}`, PYTHONPATH: modules };
  const children: ChildProcess[] = [];
  const start = (command: string, ...argumentList: string[]) => {
    const errors = openSync(join(folder, `${basename(command)}.errors`), 'w');
    const child = spawn(command, argumentList, { env: environment, stdio: ['ignore', errors, errors] });
    children.push(child);
    return child;
  };
  const tell = (property: string) =>
    execFileSync(
      'dbus-send',
      [
        '--session',
        '--print-reply',
        '--dest=org.a11y.Bus',
        '/org/a11y/bus',
        'org.freedesktop.DBus.Properties.Set',
        'string:org.a11y.Status',
        `string:${property}`,
        'variant:boolean:true',
      ],
      { env: environment, stdio: 'ignore' },
    );
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await pause(500);
  tell('IsEnabled');
  tell('ScreenReaderEnabled');
  const orca = start('orca', `--debug-file=${debugFile}`);
  await waitForOrca(debugFile, join(folder, 'orca.errors'));

  let read = 0;
  const assertRunning = () => {
    if (orca.exitCode !== null || orca.signalCode !== null) throw new Error('Orca has ended.');
  };
  const unread = async () => {
    assertRunning();
    return (await readFile(debugFile)).subarray(read);
  };
  const take = (log: Buffer) => {
    read += log.length;
    return linesIn(log.toString());
  };
  /** Resolves to the log since the last call once `isReady` and Orca has come to rest. */
  const rested = async (isReady: (log: string, waitedMs: number) => boolean): Promise<Buffer> => {
    const started = Date.now();
    let [length, changed, polled] = [-1, started, started];
    for (;;) {
      await pause(50);
      const log = await unread();
      // This process itself was kept waiting, so Orca may have been as well.
      const wasHeldUp = Date.now() - polled > 400;
      polled = Date.now();
      if (log.length !== length || wasHeldUp) [length, changed] = [log.length, polled];
      const waitedMs = polled - started;
      if (polled - changed >= restMs && (isReady(log.toString(), waitedMs) || waitedMs > mostWaitMs)) return log;
    }
  };
  return {
    silence: async () => {
      take(await rested(() => true));
    },
    spoken: async (until = []) =>
      take(
        await rested((log, waitedMs) => {
          const lines = linesIn(log);
          if (until.length > 0) return until.every((pattern) => lines.some(({ text }) => pattern.test(text)));
          return lines.length > 0 || waitedMs > firstWordMs;
        }),
      ),
    readBy: async (key) => {
      const handled = `^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT: '${key}'`;
      execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: environment });
      const deadline = Date.now() + mostWaitMs;
      for (;;) {
        const log = await unread();
        const end = log.lastIndexOf(handled);
        if (end >= 0) return take(log.subarray(0, end + handled.length));
        if (Date.now() > deadline) throw new Error(`Orca has not heard the key ${key}.`);
        await pause(20);
      }
    },
    press: (...keys) => {
      for (const key of keys) execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: environment });
    },
    type: (text) => execFileSync('xdotool', ['type', '--delay', '30', text], { env: environment }),
    activate: () =>
      execFileSync(
        'xdotool',
        ['search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowactivate', '--sync'],
        {
          env: environment,
          stdio: 'ignore',
        },
      ),
    close: () => {
      for (const child of children.reverse()) child.kill();
    },
  };
}
