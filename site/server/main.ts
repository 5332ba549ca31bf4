/** Serves the built site: `node site/dist-server/main.js`, with `PORT` to choose another port than 4173. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from './app.js';

const folder = resolve(import.meta.dirname, '..');
const site = join(folder, 'dist');
const storybook = resolve(folder, '../storybook-static');
const port = Number(process.env['PORT'] ?? 4173);

const withStorybook = existsSync(storybook);
const server = createAdaptorServer(createSite({ site, storybook: withStorybook ? storybook : undefined }));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
  process.exitCode = 1;
});

server.listen(port, () => {
  console.log(`Site       http://localhost:${port}/`);
  if (withStorybook) console.log(`Storybook  http://localhost:${port}/storybook/`);
});
