/** Finds Firefox and WebKit for the cross-browser tests, or installs their Debian packages. */
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

const pathFolders = () => (process.env['PATH'] ?? '').split(delimiter);

/** Returns the path of the first of these programs found on the `PATH`. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isExecutable);

const run = (command: string, ...argumentList: string[]) =>
  spawnSync(command, argumentList, { stdio: 'inherit' }).status === 0;

/** Installs Debian packages. Returns false if root or apt is unavailable or the installation fails. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`apt-get: installing ${packages.join(', ')}`);
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Finds programs, installing packages if any are missing.
 *
 * @throws with `advice` if they are still missing.
 */
export function findOrInstall<Programs>(
  find: () => Programs | undefined,
  packages: readonly string[],
  advice: string,
): Programs {
  const programs = find() ?? (installPackages(packages) ? find() : undefined);
  if (programs === undefined) throw new Error(advice);
  return programs;
}

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

function findFirefox(): string | undefined {
  const configuredPath = process.env['FIREFOX_PATH'];
  if (!configuredPath) return findProgram('firefox-esr', 'firefox') ?? [macFirefox].find(isExecutable);
  if (isExecutable(configuredPath)) return configuredPath;
  throw new Error(
    `FIREFOX_PATH is "${configuredPath}", which is not an executable. Set it to the path of Firefox, or unset it.`,
  );
}

/** The path to Firefox: `FIREFOX_PATH`, or the system's Firefox. */
export const requireFirefox = (): string =>
  findOrInstall(
    findFirefox,
    ['firefox-esr'],
    'The engine tests need Firefox: install it or set FIREFOX_PATH, then run them again.',
  );

/** The programs that drive WebKit. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  /** Provides a virtual display, because MiniBrowser has no headless mode. */
  xvfbRun: string;
}

/** MiniBrowser's path contains the version of WebKitGTK, and on Debian the architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const subfolders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const libraryFolders = libraries.flatMap(subfolders);
  const architectureFolders = libraryFolders.filter((folder) => folder.includes('-linux-')).flatMap(subfolders);
  return [...libraryFolders, ...architectureFolders]
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
    // The last two are video codecs.
    ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'],
    'The engine tests need WebKitGTK: install WebKitWebDriver, MiniBrowser and xvfb-run (Debian: webkit2gtk-driver, xvfb, xauth), then run them again. To play films it also needs gstreamer1.0-libav and gstreamer1.0-plugins-bad.',
  );
