/** Serves a variant as the site is served. */
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createServer } from 'vite';
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

export interface Served {
  /** Address without a slash at its end. */
  origin: string;
  close: () => void;
}

/** Serves each folder on a port of its own; addresses are taken as they are. */
export async function serveVariants(
  folders: readonly string[],
): Promise<{ served: Served[]; close: () => Promise<void> }> {
  const { createSite, close } = await loadServer();
  const served = await Promise.all(
    folders.map(async (from) => {
      if (/^https?:/.test(from)) return { origin: from.replace(/\/+$/, ''), close: () => {} };
      const server = createAdaptorServer(createSite({ site: from }));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
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
