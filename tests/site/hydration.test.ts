/**
 * React's production build does not report attributes that differ between the prerendered HTML and the client render.
 * The development build does, so these tests build the site with it.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../scripts/run.js';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { openBrowser, waitForHydration } from './browser.js';

const visit = openBrowser();

const built = resolve(import.meta.dirname, '../../.cache/site-development');
const tampered = `${built}-tampered`;
const closers: (() => void)[] = [];

async function serveFolder(site: string): Promise<string> {
  const { origin, close } = await serve(createSite({ site }));
  closers.push(close);
  return origin;
}

beforeAll(async () => {
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
  for (const close of closers) close();
});

const mismatch = (messages: string[]) =>
  messages.filter((message) => /hydrat|did not match|server rendered/i.test(message));

it.each(['/', '/no/such/page'])('hydrates without a mismatch: %s', async (path) => {
  const { page, messages } = await visit(path, { baseURL: await serveFolder(built) });
  await waitForHydration(page);
  expect(mismatch(messages)).toEqual([]);
});

it('reports a mismatched attribute', async () => {
  cpSync(built, tampered, { recursive: true });
  const file = join(tampered, 'index.html');
  const html = readFileSync(file, 'utf8');
  const changed = html.replace('id="main"', 'id="main" title="not from React" lang="fr"');
  expect(changed).not.toBe(html);
  writeFileSync(file, changed);
  // The server would prefer the compressed files of the original.
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`);
  const { page, messages } = await visit('/', { baseURL: await serveFolder(tampered) });
  await waitForHydration(page);
  await expect.poll(() => mismatch(messages).length).toBeGreaterThan(0);
});
