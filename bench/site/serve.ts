/** Serves a variant as the site is served. */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { type Served, serve } from '../../scripts/serve.js';
import { agencyPlugins, sourceConditions } from '../../scripts/vite.js';

const root = resolve(import.meta.dirname, '../..');

type CreateSite = typeof import('../../site/server/app.js').createSite;

/** The site's own server, from its sources. */
async function loadServer(): Promise<{ createSite: CreateSite; close: () => Promise<void> }> {
  const vite = await createServer({
    ...sourceConditions,
    configFile: false,
    plugins: [await agencyPlugins()],
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { createSite } = (await vite.ssrLoadModule('/site/server/app.ts')) as { createSite: CreateSite };
  return { createSite, close: () => vite.close() };
}

/** Serves each folder on a port of its own; addresses are taken as they are. */
export async function serveVariants(
  folders: readonly string[],
): Promise<{ served: Served[]; close: () => Promise<void> }> {
  const { createSite, close } = await loadServer();
  const served = await Promise.all(
    folders.map(async (from) => {
      if (/^https?:/.test(from)) return { origin: from.replace(/\/+$/, ''), close: () => {} };
      return serve(createSite({ site: from }));
    }),
  );
  return {
    served,
    close: async () => {
      for (const one of served) one.close();
      await close();
    },
  };
}
