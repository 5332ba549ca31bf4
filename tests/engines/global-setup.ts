import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/run.js';
import { buildPostingSite } from '../posting-site.js';
import type { Scenario } from './scenario.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of each site build. */
    builds: Record<Scenario['build'], string>;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Builds the pages of the sections that the site does not use. Returns their folder. */
async function buildSections(): Promise<string> {
  await run('vite', ['build', '--app', '--config', 'tests/engines/sections/vite.config.ts', '--logLevel', 'error']);
  return resolve(root, '.cache/sections');
}

export default async function provideBuilds(project: TestProject) {
  const plain = resolve(root, 'site/dist');
  project.provide('builds', { plain, posting: await buildPostingSite(), sections: await buildSections() });
}
