/** Finds Firefox and WebKit, the other two engines under test, or installs them from Debian's packages. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const folders = () => (process.env['PATH'] ?? '').split(delimiter);

/** The first of some programs on the `PATH`. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isExecutable);

const run = (command: string, ...argumentList: string[]) =>
  spawnSync(command, argumentList, { stdio: 'inherit' }).status === 0;

/** Installs Debian's packages; only root on a system with apt can. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`apt-get: installing ${packages.join(', ')}`);
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Finds something, and installs packages if it is missing.
 *
 * @throws with `advice` if it is still missing.
 */
export function findOrInstall<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
  advice: string,
): Found {
  const found = find() ?? (installPackages(packages) ? find() : undefined);
  if (found === undefined) throw new Error(advice);
  return found;
}

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (!named) return findProgram('firefox-esr', 'firefox') ?? [macFirefox].find(isExecutable);
  if (isExecutable(named)) return named;
  throw new Error(`FIREFOX_PATH is "${named}", which is no program. Give the path of a Firefox, or unset it.`);
}

/** The path of Firefox: `FIREFOX_PATH`, or the system's. */
export const requireFirefox = (): string =>
  findOrInstall(
    findFirefox,
    ['firefox-esr'],
    'The tests of the engines need Firefox: install it, or set FIREFOX_PATH to one, and run them again.',
  );

/** The programs that drive WebKit. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  /** Gives the browser a screen: it has no mode without one. */
  xvfbRun: string;
}

/** MiniBrowser is in a folder that names the machine and the version of WebKitGTK. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const inside = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const near = libraries.flatMap(inside);
  const machines = near.filter((folder) => folder.includes('-linux-')).flatMap(inside);
  return [...near, ...machines]
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .sort()
    .reverse()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfbRun = findProgram('xvfb-run');
  return driver && miniBrowser && xvfbRun ? { driver, miniBrowser, xvfbRun } : undefined;
}

export const requireWebKit = (): WebKitPrograms =>
  findOrInstall(
    findWebKit,
    ['webkit2gtk-driver', 'xvfb', 'xauth'],
    'The tests of the engines need WebKitGTK: install WebKitWebDriver, MiniBrowser and xvfb-run (Debian: webkit2gtk-driver, xvfb, xauth), and run them again.',
  );
