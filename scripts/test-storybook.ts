/** Runs Storybook's test runner over the built Storybook: each story renders, plays and passes axe. */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { run } from './run.js';

const folder = resolve(import.meta.dirname, '../storybook-static');

/** @param report - Where its results are written, as JSON. */
export async function testBuiltStorybook(report: string): Promise<void> {
  const app = new Hono().get('*', serveStatic({ root: folder }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server of the built Storybook has no port.');
  try {
    await run('test-storybook', [
      '--config-dir',
      '.storybook',
      '--url',
      `http://127.0.0.1:${address.port}`,
      '--maxWorkers',
      '2',
      '--failOnConsole',
      '--json',
      '--outputFile',
      report,
    ]);
  } finally {
    server.close();
  }
}
