/** Serves the built site: `node site/dist-server/main.js`. Environment variables are listed in `site/README.md`. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from './app.js';
import { nodeAddress } from './chat/client-address.js';
import { nameOfLocation } from './enquiries/database.js';
import { createEnquiries } from './enquiries/enquiries.js';
import { enquiriesPath } from './enquiries/protocol.js';
import type { EnquirySettings } from './enquiries/settings.js';
import { readSettings } from './settings.js';
import { createShutdown } from './shutdown.js';

const folder = resolve(import.meta.dirname, '..');
const builtStorybook = resolve(folder, '../storybook-static');

/** The endpoint of this build's forms, which the build inlines. */
const builtEndpoint: string | undefined = import.meta.env?.['VITE_ENQUIRIES_ENDPOINT'];

/** Describes in one line how enquiries are handled. */
function modeOf(settings: EnquirySettings | undefined): string {
  if (!settings) return 'simulated: nothing is stored or sent. "ENQUIRIES=on npm start" turns them on.';
  const { database, mail, webhook } = settings;
  const receivers = [mail && `mailed to ${mail.to}`, webhook && `posted to ${new URL(webhook.url).host}`].filter(
    Boolean,
  );
  const delivery =
    receivers.length > 0 ? receivers.join(', ') : 'sent nowhere; read them with "npm run enquiries -- list"';
  return `stored in ${nameOfLocation(database)}, ${delivery}`;
}

/** Describes a mismatch between the server's settings and the forms of its build. */
function mismatchOf(settings: EnquirySettings | undefined): string | undefined {
  if (settings && !builtEndpoint) {
    return `The forms of this build only simulate. Build again: VITE_ENQUIRIES_ENDPOINT=${enquiriesPath} VITE_NEWSLETTER_ENDPOINT=${enquiriesPath} npm run build.`;
  }
  if (!settings && builtEndpoint === enquiriesPath) {
    return `The forms of this build post to ${enquiriesPath}, which is off: every one will fail. Start with ENQUIRIES=on.`;
  }
  return undefined;
}

function start() {
  const { port, host, answer, addressHeader, enquiries: settings } = readSettings(process.env);
  const addressOf = nodeAddress(addressHeader);
  const storybook = existsSync(builtStorybook) ? builtStorybook : undefined;
  const enquiries = settings && createEnquiries({ ...settings, addressOf });
  const site = createSite({ site: join(folder, 'dist'), storybook, chat: { answer, addressOf }, enquiries });
  const server = createAdaptorServer(site) as Server;

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      console.error(`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
    } else if (error.code === 'EACCES') {
      console.error(
        `Port ${port} is not for this user: choose one from 1024 on, with a proxy in front (docs/deploy.md).`,
      );
    } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      console.error(`HOST is "${host}", which is not an address of this machine: write 127.0.0.1, or leave it out.`);
    } else {
      throw error;
    }
    process.exitCode = 1;
  });

  server.listen(port, host, () => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    console.log(`Site       ${address}`);
    if (storybook) console.log(`Storybook  ${address}storybook/`);
    console.log(`Enquiries  ${modeOf(settings)}`);
    const mismatch = mismatchOf(settings);
    if (mismatch) console.error(`Enquiries  ${mismatch}`);
    void enquiries?.start();
  });

  const shutDown = createShutdown({ server, stop: async (graceMs) => enquiries?.stop(graceMs) });
  process.on('SIGTERM', () => shutDown());
  process.on('SIGINT', () => shutDown());
  // The state is undefined after an uncaught exception, but pending requests and deliveries can finish.
  process.on('uncaughtException', (error) => {
    console.error(error);
    shutDown(1);
  });
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
