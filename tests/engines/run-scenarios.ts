import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { folderApp } from '../../scripts/serve-folder.js';
import type { Engine, Tab, TabOptions } from './engine.js';
import { createPage } from './page.js';
import { scenarios } from './scenarios/index.js';
import { serveTestSite } from './site.js';

const desktop: TabOptions = { width: 1440, height: 900, touch: false, javaScript: true };

/** Folder for screenshots of failed scenarios. */
const screenshots = resolve(import.meta.dirname, '../../.cache/engines');

async function saveFailure(title: string, error: unknown, tab: Tab | undefined): Promise<void> {
  const file = join(screenshots, title.replace(/\W+/g, '-').slice(0, 90));
  await mkdir(screenshots, { recursive: true });
  await writeFile(`${file}.txt`, `${title}\n${error}\n`);
  // A crashed browser cannot take a screenshot, and the original error says more.
  await tab?.screenshot().then(
    (image) => writeFile(`${file}.png`, image),
    () => {},
  );
}

/** Runs every scenario in one engine. `ENGINES=short` skips the scenarios that are not in the short run. */
export function runScenarios(name: Engine['name'], launch: () => Promise<Engine>): void {
  const folders = inject('builds');
  const chosen = scenarios.filter(({ short }) => short || process.env['ENGINES'] !== 'short');
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch();
    });
    afterAll(() => engine.close());
    for (const { title, run, options, build, limitMs } of chosen) {
      it(
        title,
        async () => {
          const closers: (() => unknown)[] = [];
          let tab: Tab | undefined;
          const another = async (chosen: Partial<TabOptions> = {}) => {
            const folder = folders[build];
            // The site's server needs files that only the site has.
            const site = await serveTestSite(folder, build === 'sections' ? folderApp(folder) : undefined);
            closers.push(site.close);
            await tab?.close();
            tab = await engine.openTab({ ...desktop, ...options, ...chosen });
            return { page: createPage(tab, site.origin), site };
          };
          try {
            await run({ ...(await another()), engine: name, another });
          } catch (error) {
            await saveFailure(`${name}: ${title}`, error, tab);
            throw error;
          } finally {
            await tab?.close().catch(() => {});
            for (const close of closers) close();
          }
        },
        limitMs,
      );
    }
  });
}
