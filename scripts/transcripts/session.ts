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

export interface Session {
  /** Waits until Orca has nothing to do any more, and forgets what it has said. */
  silence: () => Promise<void>;
  /** Lines spoken since the last call, once there has been silence for a while. */
  spoken: () => Promise<string[]>;
  /** Presses keys as `xdotool` names them: `Down`, `shift+Tab`. */
  press: (...keys: string[]) => void;
  type: (text: string) => void;
  /** Gives the browser's window the keyboard. */
  activate: () => void;
  close: () => void;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Orca has nothing to do once it has written nothing for so long; what a page makes it say comes within the second. */
const silenceMs = 800;
const firstWordMs = 3_000;
const restMs = 1_500;

const speech = /SPEECH OUTPUT: '(.*)'\{/g;

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
  const environment = { ...process.env, PATH: systemPath, PYTHONPATH: modules };
  const children: ChildProcess[] = [];
  const start = (command: string, ...argumentList: string[]) => {
    const errors = openSync(join(folder, `${basename(command)}.errors`), 'w');
    children.push(spawn(command, argumentList, { env: environment, stdio: ['ignore', errors, errors] }));
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
  start('orca', '--replace', `--debug-file=${debugFile}`);
  await waitForOrca(debugFile, join(folder, 'orca.errors'));

  let read = 0;
  const news = async () => (await readFile(debugFile)).subarray(read);
  return {
    silence: async () => {
      let [length, changed] = [0, Date.now()];
      while (Date.now() - changed < restMs) {
        await pause(100);
        const now = (await news()).length;
        if (now !== length) [length, changed] = [now, Date.now()];
      }
      read += length;
    },
    spoken: async () => {
      const started = Date.now();
      let length = (await news()).length;
      let changed = Date.now();
      for (;;) {
        await pause(100);
        const log = await news();
        const words = log.includes('SPEECH OUTPUT');
        if (log.length !== length) changed = Date.now();
        length = log.length;
        const quiet = Date.now() - changed > silenceMs;
        if (quiet && (words || Date.now() - started > firstWordMs)) {
          read += log.length;
          return [...log.toString().matchAll(speech)].map(([, line = '']) => line);
        }
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
