import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at its end. */
    siteUrl: string;
    /** Where the built site lies. */
    siteFolder: string;
  }
}

/** Serves the built site to all tests of this layer; `SITE_OUT` chooses another build, as it does when building. */
export default async function serveBuiltSite(project: TestProject) {
  const site = resolve(import.meta.dirname, '../../site', process.env['SITE_OUT'] || 'dist');
  const { origin, close } = await serve(createSite({ site }));
  project.provide('siteUrl', origin);
  project.provide('siteFolder', site);
  return close;
}
