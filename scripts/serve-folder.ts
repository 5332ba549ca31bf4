import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Served, serve } from './serve.js';

/** Serves a folder of static files on any free port. */
export const serveFolder = (folder: string): Promise<Served> =>
  serve(new Hono().get('*', serveStatic({ root: folder, precompressed: true })));
