/**
 * Starts a virtual desktop in which Orca reads Chromium. `speak.ts` runs it inside `xvfb-run` and `dbus-run-session`.
 * Speech goes to a dummy synthesizer and is parsed from Orca's debug file.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Orca needs the system's Python, which has its modules. */
const systemPath = '/usr/bin:/bin:/usr/sbin';

const speechConfiguration = `AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "null"
LogLevel 0
`;

/** Orca must not read pages on load or echo keys: transcripts contain only speech that the page causes. */
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

/** A `sitecustomize.py` that turns on line buffering: Orca writes its debug file in 8 KB blocks, which delays lines. */
const lineBuffering = `import builtins
original_open = builtins.open
def open_line_buffered(file, mode='r', buffering=-1, *rest, **named):
    if str(file).endswith('orca.log'):
        buffering = 1
    return original_open(file, mode, buffering, *rest, **named)
builtins.open = open_line_buffered
`;

/**
 * Orca calls `pgrep` to find other Orca processes of this user, and refuses to start or kills them. Sessions on other
 * displays do not interfere, so this replacement for `pgrep` finds none.
 */
const emptyPgrep = '#!/bin/sh\nexit 1\n';

/** One utterance of Orca. */
export interface Line {
  text: string;
  /** Whether it announced a live region, rather than the result of a key or of focus. */
  isLive: boolean;
}

export interface Session {
  /** Waits until Orca is idle, and discards its speech. */
  silence: () => Promise<void>;
  /**
   * Waits until Orca is idle, and returns its speech since the last call. Announcements come last, because the order in
   * which Orca interleaves them with other speech depends on the load of the machine.
   *
   * @param until - Patterns to wait for, with a timeout of 15 s. Each must match a line.
   */
  spoken: (until?: readonly RegExp[]) => Promise<Line[]>;
  /** Presses a key, and returns the speech that Orca's own handling of it caused. */
  readBy: (key: string) => Promise<Line[]>;
  /** Presses keys as `xdotool` names them: `Down`, `shift+Tab`. */
  press: (...keys: string[]) => void;
  type: (text: string) => void;
  /** Gives the browser's window keyboard focus. */
  activate: () => void;
  close: () => void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Orca is idle once its log has not grown for this long. */
const idleMs = 600;
/** Timeout for the first utterance after an action that may cause none. */
const firstUtteranceMs = 2_000;
const timeoutMs = 15_000;

const announcement = /v{5} PRESENT LIVE REGION MESSAGE v{5}[\s\S]*?\^{5} PRESENT LIVE REGION MESSAGE \^{5}/g;
/** A voice request, or an utterance, which may span several lines. */
const speech = /voice requested with language='([a-z]*|None)'|SPEECH OUTPUT: '([\s\S]*?)'\{'/g;

/** Orca uses a voice per language. Transcripts name only voices of other languages. */
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
 * Parses a section of Orca's debug file. Announcements come last and sorted, because their order depends on the arrival
 * of the browser's events.
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

/** Waits until Orca's debug file exists and has stopped growing. */
async function waitForOrca(debugFile: string, errorsFile: string): Promise<void> {
  const deadline = Date.now() + 40_000;
  let [length, changed] = [0, Date.now()];
  while (length === 0 || Date.now() - changed < 2_000) {
    if (Date.now() > deadline) throw new Error(`Orca did not start:\n${await readFile(errorsFile, 'utf8')}`);
    await pause(200);
    const now = existsSync(debugFile) ? (await readFile(debugFile)).length : 0;
    if (now !== length) [length, changed] = [now, Date.now()];
  }
}

/** @param folder - A folder for this session only. */
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
  await writeFile(join(modules, 'pgrep'), emptyPgrep, { mode: 0o755 });
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
  // Chromium is started later and inherits these too.
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
  const enableAccessibility = (property: string) =>
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
  enableAccessibility('IsEnabled');
  enableAccessibility('ScreenReaderEnabled');
  const orca = start('orca', `--debug-file=${debugFile}`);
  await waitForOrca(debugFile, join(folder, 'orca.errors'));

  let readBytes = 0;
  const assertRunning = () => {
    if (orca.exitCode !== null || orca.signalCode !== null) throw new Error('Orca has exited.');
  };
  const unread = async () => {
    assertRunning();
    return (await readFile(debugFile)).subarray(readBytes);
  };
  const take = (log: Buffer) => {
    readBytes += log.length;
    return linesIn(log.toString());
  };
  /** Resolves to the log since the last call, once `isReady` returns true and Orca is idle. */
  const idleLog = async (isReady: (log: string, waitedMs: number) => boolean): Promise<Buffer> => {
    const started = Date.now();
    let [length, changed, polled] = [-1, started, started];
    for (;;) {
      await pause(50);
      const log = await unread();
      // This process was starved of CPU time, so Orca may have been too.
      const wasStarved = Date.now() - polled > 400;
      polled = Date.now();
      if (log.length !== length || wasStarved) [length, changed] = [log.length, polled];
      const waitedMs = polled - started;
      if (polled - changed >= idleMs && (isReady(log.toString(), waitedMs) || waitedMs > timeoutMs)) return log;
    }
  };
  return {
    silence: async () => {
      take(await idleLog(() => true));
    },
    spoken: async (until = []) =>
      take(
        await idleLog((log, waitedMs) => {
          const lines = linesIn(log);
          if (until.length > 0) return until.every((pattern) => lines.some(({ text }) => pattern.test(text)));
          return lines.length > 0 || waitedMs > firstUtteranceMs;
        }),
      ),
    readBy: async (key) => {
      const handled = `^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT: '${key}'`;
      execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: environment });
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const log = await unread();
        const end = log.lastIndexOf(handled);
        if (end >= 0) return take(log.subarray(0, end + handled.length));
        if (Date.now() > deadline) throw new Error(`Orca did not handle the key ${key}.`);
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
