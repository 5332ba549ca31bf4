import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPostingSite } from '../posting-site.js';
import type { Scenario } from './scenario.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of each site build. */
    builds: Record<Scenario['build'], string>;
  }
}

export default async function provideBuilds(project: TestProject) {
  const plain = resolve(import.meta.dirname, '../../site/dist');
  project.provide('builds', { plain, posting: await buildPostingSite() });
}
