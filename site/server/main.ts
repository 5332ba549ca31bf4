/** Serves the built site: `node site/dist-server/main.js`. Environment variables are listed in `site/README.md`. */
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type EnquirySettings, nameOfFileLocation, nameOfLocation } from 'agency-enquiries';
import { createShutdown } from 'agency-enquiries/http';
import { serveMetrics } from 'agency-enquiries/metrics';
import { createSite } from './app.js';
import { nodeAddress } from './client-address.js';
import { limitConnections } from './connection-limits.js';
import { createSiteEnquiries, enquiriesPath } from './enquiries.js';
import { createServerMetrics } from './metrics.js';
import { assertPrivate } from './private-data.js';
import { readSettings } from './settings.js';

const folder = resolve(import.meta.dirname, '..');
const builtStorybook = resolve(folder, '../storybook-static');

/** The endpoint that this build's forms post to, inlined by the build. */
const builtEndpoint: string | undefined = import.meta.env?.['VITE_ENQUIRIES_ENDPOINT'];

/** Whether this build's quote form offers file uploads. */
const offersFiles = import.meta.env?.['VITE_ENQUIRIES_FILES'] === 'on';

/** Describes in one line how enquiries are handled. */
function modeOf(settings: EnquirySettings | undefined): string {
  if (!settings) return 'simulated: nothing is stored or sent. "ENQUIRIES=on npm start" turns them on.';
  const { database, mail, webhook, files } = settings;
  const receivers = [mail && `mailed to ${mail.to}`, webhook && `posted to ${new URL(webhook.url).host}`].filter(
    Boolean,
  );
  const delivery =
    receivers.length > 0 ? receivers.join(', ') : 'sent nowhere; read them with "npm run enquiries -- list"';
  return `stored in ${nameOfLocation(database)}${files ? `, files in ${nameOfFileLocation(files)}` : ''}, ${delivery}`;
}

/** Describes a mismatch between the server's settings and the built forms. */
function mismatchOf(settings: EnquirySettings | undefined): string | undefined {
  if (settings && !builtEndpoint) {
    return `This build’s forms only simulate. Build again: VITE_ENQUIRIES_ENDPOINT=${enquiriesPath} VITE_NEWSLETTER_ENDPOINT=${enquiriesPath} npm run build.`;
  }
  if (!settings && builtEndpoint === enquiriesPath) {
    return `This build’s forms post to ${enquiriesPath}, which is off, so every submission will fail. Start with ENQUIRIES=on.`;
  }
  if (settings?.files && builtEndpoint && !offersFiles) {
    return 'ENQUIRIES_FILES is set, but this build’s quote form offers no file uploads. Build again with VITE_ENQUIRIES_FILES=on.';
  }
  if (settings && !settings.files && offersFiles) {
    return 'This build’s quote form offers file uploads, but the server refuses them. Set ENQUIRIES_FILES=data/files, or build without VITE_ENQUIRIES_FILES.';
  }
  return undefined;
}

/** Whether this build's privacy policy says that an external service answers the chat. */
const statesChatService = import.meta.env?.['VITE_CHAT_SERVICE'] === 'on';

/** Describes a mismatch between the chat's settings and the built privacy policy. */
function chatMismatchOf({ CHAT_API_URL }: NodeJS.ProcessEnv): string | undefined {
  const usesService = Boolean(CHAT_API_URL?.trim());
  if (usesService && !statesChatService) {
    return 'CHAT_API_URL is set, but this build’s privacy policy says that the site itself answers. Build again with VITE_CHAT_SERVICE=on.';
  }
  if (!usesService && statesChatService) {
    return 'This build’s privacy policy says that a service answers, but CHAT_API_URL is not set. Set it, or build without VITE_CHAT_SERVICE.';
  }
  return undefined;
}

/** Paths of the built stylesheets, listed in a file that the build writes next to the server. */
const readStylesheets = (): string[] => JSON.parse(readFileSync(join(import.meta.dirname, 'stylesheets.json'), 'utf8'));

function start() {
  const metrics = createServerMetrics();
  const {
    port,
    host,
    answer,
    addressHeader,
    enquiries: settings,
    metrics: metricsAddress,
  } = readSettings(process.env, metrics.chat);
  const addressOf = nodeAddress(addressHeader);
  const storybook = existsSync(builtStorybook) ? builtStorybook : undefined;
  if (settings) assertPrivate(settings, [join(folder, 'dist'), builtStorybook]);
  const enquiries = settings && createSiteEnquiries(settings, readStylesheets(), metrics.enquiries);
  const site = createSite({
    site: join(folder, 'dist'),
    storybook,
    chat: { answer, addressOf, onRefused: metrics.chat.refused },
    enquiries,
    addressOf,
  });
  // HTTP/1.0 clients, such as some health checks, send no Host.
  const server = createAdaptorServer({ fetch: site.fetch, hostname: 'localhost' }) as Server;
  limitConnections(server);

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      console.error(
        `PORT: ${port} is already in use. Stop the program that uses it, or choose another port, such as PORT=${port + 1} npm start.`,
      );
    } else if (error.code === 'EACCES') {
      console.error(
        `PORT: this user is not allowed to listen on ${port}. Use port 1024 or higher, with a proxy in front (docs/deploy.md).`,
      );
    } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      console.error(`HOST: "${host}" is not one of this machine’s addresses. Use 127.0.0.1, or leave it unset.`);
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
    const chatMismatch = chatMismatchOf(process.env);
    if (chatMismatch) console.error(`Chat       ${chatMismatch}`);
    void enquiries?.start();
    if (metricsAddress)
      serveMetrics(metrics.enquiries.registry, metricsAddress).then(
        ({ address: scraped }) => console.log(`Metrics    ${scraped}`),
        (error: Error) => console.error(`Metrics    ${error.message}`),
      );
  });

  const shutDown = createShutdown({ server, stop: async (graceMs) => enquiries?.stop(graceMs) });
  process.on('SIGTERM', () => shutDown());
  process.on('SIGINT', () => shutDown());
  // After an uncaught exception the state is undefined, but pending requests and deliveries can still finish.
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
