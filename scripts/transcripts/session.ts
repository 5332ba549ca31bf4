/**
 * A desktop without a screen on which Orca reads Chromium: started by `speak.ts` inside `xvfb-run` and
 * `dbus-run-session`. Speech goes to a dummy synthesizer; what would be spoken is read from Orca's debug file.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

export interface Session {
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

const silenceMs = 700;
const firstWordMs = 2_500;

/** @param folder - A folder of this session alone. */
export async function startSession(folder: string): Promise<Session> {
  const home = join(folder, 'home');
  const runtime = join(folder, 'runtime');
  const debugFile = join(folder, 'orca.log');
  await mkdir(join(home, '.config/speech-dispatcher'), { recursive: true });
  await mkdir(join(home, '.local/share/orca'), { recursive: true });
  await mkdir(runtime, { recursive: true, mode: 0o700 });
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
  const environment = { ...process.env, PATH: systemPath };
  const children: ChildProcess[] = [];
  const start = (command: string, ...argumentList: string[]) => {
    children.push(spawn(command, argumentList, { env: environment, stdio: 'ignore' }));
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
  const deadline = Date.now() + 20_000;
  while (!existsSync(debugFile) || !(await readFile(debugFile, 'utf8')).includes('SPEECH OUTPUT')) {
    if (Date.now() > deadline) throw new Error('Orca has not started: it has said nothing for 20 s.');
    await pause(200);
  }

  let read = 0;
  const news = async () => (await readFile(debugFile)).subarray(read);
  return {
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
          return [...log.toString().matchAll(/SPEECH OUTPUT: '(.*)'/g)].map(([, line = '']) => line);
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
