/** A new route needs only one row in the routes table and one page file. Everything else follows from these. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { run } from '../../scripts/run.js';

const dist = resolve(import.meta.dirname, '../../.cache/site-new-route');

beforeAll(async () => {
  const command = ['build', '--app', '--config', 'tests/site/new-route.vite.config.ts', '--logLevel', 'error'];
  await run('vite', command, { SITE_OUT: dist, SITE_URL: 'https://agency.example' });
}, scaleTimeout(180_000));

const read = (file: string) => readFile(join(dist, file), 'utf8');

it('prerenders the new route with its metadata', async () => {
  const html = await read('careers/index.html');
  expect(html).toMatch(/<h1[^>]*><span>Careers<\/span><\/h1>/);
  expect(html).toContain('<title>Careers</title>');
  expect(html).toContain('<meta name="description" content="Work with us."/>');
  expect(html).toContain('<link rel="canonical" href="https://agency.example/careers"/>');
});

it('hydrates the new route with its own page chunk', async () => {
  const html = await read('careers/index.html');
  const [chunk = ''] = (await readdir(join(dist, 'assets'))).filter((file) => /^CareersPage-.*\.js$/.test(file));
  const [, modules = ''] = /data-route="\/careers" [^>]*data-modules="([^"]*)"/.exec(html) ?? [];
  expect(modules.split(' ')).toContain(`/assets/${chunk}`);
});

it('lists the new route in sitemap.xml and gives it a security policy that allows its style', async () => {
  expect(await read('sitemap.xml')).toContain('<loc>https://agency.example/careers</loc>');
  expect(await read('_headers')).toMatch(/^\/careers\n {2}Content-Security-Policy: .*style-src/m);
});
