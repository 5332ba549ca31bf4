/**
 * React's production build does not report attributes that differ between the prerendered HTML and the client render.
 * The development build does, so these tests build the site with it. Its forms post to a different origin.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { run } from '../../scripts/run.js';
import { serve } from '../../scripts/serve.js';
import { openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

const built = resolve(import.meta.dirname, '../../.cache/site-development');
const tampered = `${built}-tampered`;
const closers: (() => void)[] = [];

const received: unknown[] = [];

/** Accepts enquiries from other origins, allowing only the headers that a form needs. */
const endpoint = createServer((request, response) => {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type, idempotency-key',
  };
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    received.push(JSON.parse(body));
    response.writeHead(201, headers).end('{"id":"1f0c"}');
  });
});

async function serveFolder(site: string): Promise<string> {
  // The server reads the endpoints for its content security policy only once, when its module is loaded.
  vi.resetModules();
  const { createSite } = await import('../../site/server/app.js');
  const { origin, close } = await serve(createSite({ site }));
  closers.push(close);
  return origin;
}

beforeAll(async () => {
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
  closers.push(
    () => endpoint.closeAllConnections(),
    () => endpoint.close(),
  );
  const address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/enquiries`;
  for (const name of ['VITE_ENQUIRIES_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT']) vi.stubEnv(name, address);
  const argumentList = [
    'build',
    '--app',
    '--config',
    'site/vite.config.ts',
    '--mode',
    'development',
    '--logLevel',
    'warn',
  ];
  await run('vite', argumentList, { NODE_ENV: 'development', SITE_OUT: built });
}, 180_000);
afterAll(() => {
  vi.unstubAllEnvs();
  for (const close of closers) close();
});

const mismatch = (messages: string[]) =>
  messages.filter((message) => /hydrat|did not match|server rendered/i.test(message));

it.each(['/', '/no/such/page'])('hydrates without a mismatch: %s', async (path) => {
  const { page, messages } = await visit(path, { baseURL: await serveFolder(built) });
  // After a reload, the boot script lays out everything at once. Otherwise it sets `style` on far sections, which React
  // reports in development although it keeps the attribute.
  messages.length = 0;
  await page.reload();
  await waitForHydration(page);
  expect(mismatch(messages)).toEqual([]);
});

it('posts a form to a different origin', async () => {
  const { page } = await visit('/services/printing', { baseURL: await serveFolder(built) });
  await waitForHydration(page);
  await page.getByLabel('Name', { exact: true }).fill('Li');
  await page.getByLabel('Email', { exact: true }).fill('li@novels.example');
  await page.getByLabel('Message', { exact: true }).fill('Ten copies');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('heading', { name: 'Inquiry Submitted' }).waitFor();
  expect(received).toEqual([expect.objectContaining({ form: 'service', page: '/services/printing', name: 'Li' })]);
});

it('reports an attribute that does not match', async () => {
  cpSync(built, tampered, { recursive: true });
  const file = join(tampered, 'index.html');
  const html = readFileSync(file, 'utf8');
  const changed = html.replace('id="main"', 'id="main" title="not from React" lang="fr"');
  expect(changed).not.toBe(html);
  writeFileSync(file, changed);
  // The server would prefer the compressed copies of the original.
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`);
  const { page, messages } = await visit('/', { baseURL: await serveFolder(tampered) });
  await waitForHydration(page);
  await expect.poll(() => mismatch(messages).length).toBeGreaterThan(0);
});
