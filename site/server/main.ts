/**
 * Serves the built site: `node site/dist-server/main.js`, with `PORT` to choose another port than 4173. `CHAT_API_URL`,
 * `CHAT_API_KEY` and `CHAT_MODEL` name a service that answers the chat; `CLIENT_ADDRESS_HEADER` the header in which a
 * proxy before the server says who asks.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from './app.js';
import { nodeAddress } from './chat/client-address.js';
import { chatAnswerer } from './chat/settings.js';

const folder = resolve(import.meta.dirname, '..');
const site = join(folder, 'dist');
const storybook = resolve(folder, '../storybook-static');
const port = Number(process.env['PORT'] ?? 4173);

const withStorybook = existsSync(storybook);

function start() {
  const chat = {
    answer: chatAnswerer(process.env),
    addressOf: nodeAddress(process.env['CLIENT_ADDRESS_HEADER']),
  };
  const server = createAdaptorServer(createSite({ site, storybook: withStorybook ? storybook : undefined, chat }));

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
    process.exitCode = 1;
  });

  server.listen(port, () => {
    console.log(`Site       http://localhost:${port}/`);
    if (withStorybook) console.log(`Storybook  http://localhost:${port}/storybook/`);
  });
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
