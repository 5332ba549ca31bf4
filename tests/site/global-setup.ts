import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
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
  const server = createAdaptorServer(createSite({ site }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('siteUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('siteFolder', site);
  return () => new Promise((closed) => server.close(closed));
}
