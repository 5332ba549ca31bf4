/** Finds a Chromium to test with, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Features of the browser's own window, which no page sees. Its address bar shows suggestions by two pages of its own,
 * which make 400 requests for each new window; the others are those that Playwright turns off, since the switch is
 * taken from its last mention only.
 */
const featuresOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable'],
  ...['HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning'],
];

/** A container has no sandbox of its own to give, and no network beyond this machine. */
export const chromiumArguments = [
  `--disable-features=${featuresOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", which is no program. Give the path of a Chromium or Chrome, or unset it.`,
    );
  }
  const downloaded = chromium.executablePath();
  if (downloaded && existsSync(downloaded)) return downloaded;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, macApplication].find(isExecutable);
}

function run(command: string, ...argumentList: string[]): boolean {
  return spawnSync(command, argumentList, { stdio: 'inherit' }).status === 0;
}

/**
 * The path of a browser: `CHROMIUM_PATH`, Playwright's own, or the system's. Where there is none it is downloaded by
 * Playwright, or installed from Debian's packages by root.
 *
 * @throws when no browser can be had, with what to do.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('chromium: none found, downloading one with Playwright');
  if (run('npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium')) {
    const downloaded = findChromium();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('chromium: the download did not work, installing Debian’s package');
    if (run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')) {
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run them again.',
  );
}
