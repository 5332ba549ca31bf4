/** Finds or installs Orca, and serves the built site and the built Storybook to the scenes. */
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findOrInstall, findProgram } from '../../scripts/browsers.js';
import { build } from '../../scripts/build.js';
import { requireChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { createSite } from '../../site/server/app.js';

declare module 'vitest' {
  interface ProvidedContext {
    storybookUrl: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

const programs = ['orca', 'speech-dispatcher', 'dbus-daemon', 'dbus-send', 'Xvfb', 'openbox', 'xdotool'];

const packages = [
  ...['orca', 'speech-dispatcher', 'at-spi2-core', 'python3-pyatspi', 'gir1.2-wnck-3.0', 'dbus-x11'],
  ...['xvfb', 'openbox', 'xdotool'],
];

export default async function serveBuilds(project: TestProject) {
  findOrInstall(
    () => (programs.every((name) => findProgram(name)) ? true : undefined),
    packages,
    `These tests need the screen reader Orca: install ${packages.join(', ')} (Debian packages), then run them again.`,
  );
  requireChromium();
  await build('site', 'if-stale');
  await build('storybook', 'if-stale');
  const site = await serve(createSite({ site: resolve(root, 'site/dist') }));
  const storybook = await serveFolder(resolve(root, 'storybook-static'));
  project.provide('siteUrl', site.origin);
  project.provide('storybookUrl', storybook.origin);
  return () => {
    site.close();
    storybook.close();
  };
}
