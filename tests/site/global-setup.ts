import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { buildPostingSite } from '../posting-site.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site. */
    siteUrl: string;
    /** Folder of the built site. */
    siteFolder: string;
    /** Folder of the build whose forms post to their own server. */
    postingSiteFolder: string;
  }
}

/**
 * Serves the built site to all of this project's test files. `SITE_OUT` selects a different build, just as it sets the
 * build's output folder.
 */
export default async function serveBuiltSite(project: TestProject) {
  const site = resolve(import.meta.dirname, '../../site', process.env['SITE_OUT'] || 'dist');
  const { origin, close } = await serve(createSite({ site }));
  project.provide('siteUrl', origin);
  project.provide('siteFolder', site);
  // Built here, because two test files need it and would otherwise build it at the same time.
  project.provide('postingSiteFolder', await buildPostingSite());
  return close;
}
