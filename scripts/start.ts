/**
 * Builds missing or stale targets, then serves the site and Storybook. With `ENQUIRIES=on`, the built site's forms
 * post to this server.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { readEnquirySettings } from 'agency-enquiries';
import { readAll } from 'agency-enquiries/http';
import { enquiriesPath } from '../site/server/enquiries.js';
import { readPort } from '../site/server/port.js';
import { build } from './build.js';
import { isPortFree } from './port.js';
import { answerHelp } from './run.js';

answerHelp(`Usage: npm start

Builds what is missing or stale, and serves the site and Storybook on http://localhost:4173. Settings are environment
variables, such as PORT=5000 npm start, or ENQUIRIES=on npm start, which stores what the forms send: site/README.md.`);

async function start() {
  // Invalid settings must fail before the build starts, because it takes a minute.
  const { port, enquiries } = readAll(process.env, { port: readPort, enquiries: readEnquirySettings });
  if (!(await isPortFree(port))) {
    throw new Error(
      `PORT: ${port} is already in use. Stop the program that uses it, or choose another port, such as PORT=${port + 1} npm start.`,
    );
  }
  if (enquiries) {
    process.env['VITE_ENQUIRIES_ENDPOINT'] ??= enquiriesPath;
    process.env['VITE_NEWSLETTER_ENDPOINT'] ??= enquiriesPath;
    if (enquiries.files) process.env['VITE_ENQUIRIES_FILES'] ??= 'on';
  }
  if (process.env['CHAT_API_URL']?.trim()) process.env['VITE_CHAT_SERVICE'] ??= 'on';
  await build('site', 'if-stale');
  await build('storybook', 'if-stale');

  const root = resolve(import.meta.dirname, '..');
  const server = spawn('node', ['site/dist-server/main.js'], {
    cwd: root,
    stdio: 'inherit',
    // React renders some pages at run time, and its development build is slower.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // The server shuts down gracefully, which takes up to 10 s. On Ctrl-C it receives its own SIGINT.
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
