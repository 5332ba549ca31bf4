import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A folder of static files, served to this machine alone. */
export interface ServedFolder {
  /** Without a slash at its end. */
  url: string;
  close: () => void;
}

/** Serves a folder on any free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const app = new Hono().get('*', serveStatic({ root: folder }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error(`The server of ${folder} has no port.`);
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
