/**
 * Builds missing or stale targets, then serves the site and Storybook. With `ENQUIRIES=on` the forms of the built site
 * post to this server.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { enquiriesPath } from '../site/server/enquiries/protocol.js';
import { readEnquirySettings } from '../site/server/enquiries/settings.js';
import { readPort } from '../site/server/port.js';
import { build } from './build.js';
import { isPortFree } from './port.js';

async function start() {
  // Invalid settings must fail before the build, which takes a minute.
  const port = readPort(process.env);
  const enquiries = readEnquirySettings(process.env);
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
  }
  if (enquiries) {
    process.env['VITE_ENQUIRIES_ENDPOINT'] ??= enquiriesPath;
    process.env['VITE_NEWSLETTER_ENDPOINT'] ??= enquiriesPath;
  }
  await build('site', 'if-stale');
  await build('storybook', 'if-stale');

  const root = resolve(import.meta.dirname, '..');
  const server = spawn('node', ['site/dist-server/main.js'], { cwd: root, stdio: 'inherit' });
  // The server shuts down gracefully, which takes up to 10 s. Ctrl-C sends it its own SIGINT.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  server.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
