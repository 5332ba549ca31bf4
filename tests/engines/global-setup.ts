import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/run.js';
import { enquiriesPath, type Scenario } from './scenario.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each build of the site is. */
    builds: Record<Scenario['build'], string>;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Builds the site whose forms are posted, unless it is as new as the plain one. */
export default async function buildPostingSite(project: TestProject) {
  const plain = join(root, 'site/dist');
  const posting = join(root, '.cache/site-engines');
  const digest = await readFile(join(root, '.cache/site.sha256'), 'utf8');
  const stamp = `${posting}.sha256`;
  const isFresh = existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest;
  if (!isFresh) {
    await run('vite', ['build', '--app', '--config', 'site/vite.config.ts', '--logLevel', 'error'], {
      VITE_ENQUIRIES_ENDPOINT: enquiriesPath,
      VITE_NEWSLETTER_ENDPOINT: enquiriesPath,
      SITE_OUT: posting,
    });
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, digest);
  }
  project.provide('builds', { plain, posting });
}
