import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { Engine, Tab, TabOptions } from './engine.js';
import { createPage } from './page.js';
import { scenarios } from './scenarios/index.js';
import { serveTestSite } from './site.js';

const desktop: TabOptions = { width: 1440, height: 900, touch: false, javaScript: true };

/** Pictures of the page at the moment of each failure. */
const pictures = resolve(import.meta.dirname, '../../.cache/engines');

async function keepFailure(title: string, error: unknown, tab: Tab | undefined): Promise<void> {
  const file = join(pictures, title.replace(/\W+/g, '-').slice(0, 90));
  await mkdir(pictures, { recursive: true });
  await writeFile(`${file}.txt`, `${title}\n${error}\n`);
  // A browser that has broken down shows nothing; the error says more.
  await tab?.screenshot().then(
    (image) => writeFile(`${file}.png`, image),
    () => {},
  );
}

/** Runs every scenario in one engine; `ENGINES=short` leaves out those that are not part of the short form. */
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
            const site = await serveTestSite(folders[build]);
            closers.push(site.close);
            await tab?.close();
            tab = await engine.openTab({ ...desktop, ...options, ...chosen });
            return { page: createPage(tab, site.origin), site };
          };
          try {
            await run({ ...(await another()), engine: name, another });
          } catch (error) {
            await keepFailure(`${name}: ${title}`, error, tab);
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
