import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { siteUrl } from './browser.js';

const main = resolve(import.meta.dirname, '../../site/dist-server/main.js');

it('prints a readable error when its port is already in use', async () => {
  const { port } = new URL(siteUrl);
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) => {
    execFile('node', [main], { env: { ...process.env, PORT: port } }, (error, _stdout, stderr) =>
      done({ code: error?.code, stderr }),
    );
  });
  expect(stderr).toContain(
    `PORT: ${port} is already in use. Stop the program that uses it, or choose another port, such as`,
  );
  expect(code).toBe(1);
});

it('makes hashed files immutable and requires pages to be revalidated', async () => {
  const page = await fetch(siteUrl);
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const answer = await fetch(`${siteUrl}${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
