/** Finds or installs Orca, and serves the built site to the scenes. */
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findOrInstall, findProgram } from '../../scripts/browsers.js';
import { build } from '../../scripts/build.js';
import { requireChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';

const programs = ['orca', 'speech-dispatcher', 'dbus-daemon', 'dbus-send', 'Xvfb', 'openbox', 'xdotool'];

const packages = [
  ...['orca', 'speech-dispatcher', 'at-spi2-core', 'python3-pyatspi', 'gir1.2-wnck-3.0', 'dbus-x11'],
  ...['xvfb', 'openbox', 'xdotool'],
];

export default async function serveBuiltSite(project: TestProject) {
  findOrInstall(
    () => (programs.every((name) => findProgram(name)) ? true : undefined),
    packages,
    `These tests need the screen reader Orca: install ${packages.join(', ')} (Debian packages), then run them again.`,
  );
  requireChromium();
  await build('site', 'if-stale');
  const { origin, close } = await serve(createSite({ site: resolve(import.meta.dirname, '../../site/dist') }));
  project.provide('siteUrl', origin);
  return close;
}
