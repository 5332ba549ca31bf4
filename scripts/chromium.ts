/** Finds Chromium for the tests, or installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOrInstall, findProgram, installPackages, isExecutable } from './browsers.js';

/**
 * Browser UI features to disable; they don't affect pages. The omnibox shows its suggestions in two WebUI pages,
 * which make 400 requests per new window. The rest are the features that Playwright disables: Chromium honours only
 * the last `--disable-features` switch, so this one replaces Playwright's.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable'],
  ...['HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning'],
];

/** Arguments for running in containers, which have neither a sandbox nor internet access. */
export const chromiumArguments = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const advice = 'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH, then run them again.';

const headlessShell = 'chromium-headless-shell';

const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser at `CHROMIUM_PATH`, if that is set. */
function configuredChromium(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (!configuredPath) return undefined;
  if (isExecutable(configuredPath)) return configuredPath;
  throw new Error(
    `CHROMIUM_PATH is "${configuredPath}", which is not an executable. Set it to the path of Chromium or Chrome, or unset it.`,
  );
}

const downloadedChromium = () => [chromium.executablePath()].find((path) => path && existsSync(path));

const findFullChromium = () =>
  findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome') ??
  [macApplication].find(isExecutable);

function downloadChromium(): boolean {
  console.log('chromium: not found, downloading it with Playwright');
  return (
    spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium'], { stdio: 'inherit' }).status ===
    0
  );
}

/**
 * Returns the path to full Chromium, which can run headed: `CHROMIUM_PATH`, Playwright's own, or the system's. If
 * there is none, Playwright downloads one. If that fails and this is root, installs Debian's package.
 *
 * @throws with instructions if there is no browser.
 */
export function requireChromium(): string {
  const find = () => configuredChromium() ?? downloadedChromium() ?? findFullChromium();
  const path = find() ?? (downloadChromium() ? find() : undefined);
  return path ?? findOrInstall(find, ['chromium'], advice);
}

/**
 * Returns the path to a browser for headless tests: `CHROMIUM_PATH`, Playwright's own, or Debian's
 * `chromium-headless-shell`, which is installed if it is missing and this is root. The headless shell is the same
 * engine without a UI and takes a fifth less CPU time. Falls back to `requireChromium`.
 *
 * @throws with instructions if there is no browser.
 */
export function requireHeadlessChromium(): string {
  const find = () => configuredChromium() ?? downloadedChromium() ?? findProgram(headlessShell);
  return find() ?? (installPackages([headlessShell]) ? find() : undefined) ?? requireChromium();
}
