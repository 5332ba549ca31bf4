import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Served, serve } from './serve.js';

/** A folder of static files as a Hono application. */
export const folderApp = (folder: string): Hono =>
  new Hono().get('*', serveStatic({ root: folder, precompressed: true }));

/** Serves a folder of static files on any free port. */
export const serveFolder = (folder: string): Promise<Served> => serve(folderApp(folder));
