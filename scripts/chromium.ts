/** Finds a Chromium to test with, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOrInstall, findProgram, installPackages, isExecutable } from './browsers.js';

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

const advice = 'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run them again.';

const shell = 'chromium-headless-shell';

const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser that `CHROMIUM_PATH` names, if it is set. */
function namedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return undefined;
  if (isExecutable(named)) return named;
  throw new Error(
    `CHROMIUM_PATH is "${named}", which is no program. Give the path of a Chromium or Chrome, or unset it.`,
  );
}

const downloadedChromium = () => [chromium.executablePath()].find((path) => path && existsSync(path));

const findWholeChromium = () =>
  findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome') ??
  [macApplication].find(isExecutable);

function downloadChromium(): boolean {
  console.log('chromium: none found, downloading one with Playwright');
  return (
    spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium'], { stdio: 'inherit' }).status ===
    0
  );
}

/**
 * The path of a browser that can open windows: `CHROMIUM_PATH`, Playwright's own, or the system's. Where there is none
 * it is downloaded by Playwright, or installed from Debian's packages by root.
 *
 * @throws when no browser can be had, with what to do.
 */
export function requireChromium(): string {
  const find = () => namedChromium() ?? downloadedChromium() ?? findWholeChromium();
  const found = find() ?? (downloadChromium() ? find() : undefined);
  return found ?? findOrInstall(find, ['chromium'], advice);
}

/**
 * The path of a browser for tests: `CHROMIUM_PATH`, Playwright's own, or Debian's `chromium-headless-shell`, the same
 * engine without windows, which takes a fifth less processor time and is installed where root can; else the one of
 * `requireChromium`.
 *
 * @throws when no browser can be had, with what to do.
 */
export function requireHeadlessChromium(): string {
  const find = () => namedChromium() ?? downloadedChromium() ?? findProgram(shell);
  return find() ?? (installPackages([shell]) ? find() : undefined) ?? requireChromium();
}
