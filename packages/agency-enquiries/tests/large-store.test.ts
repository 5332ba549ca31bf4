/** Runs the owner's command on a store with more rows than fit into one statement or into memory. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLargeStore } from './large-store.js';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../src/cli/agency-enquiries.ts');
const count = 60_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-store-'));
  await writeLargeStore(join(folder, 'enquiries.db'), count);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command with less memory than the enquiries take. */
const enquiries = (...args: string[]) =>
  run(process.execPath, ['--max-old-space-size=48', '--import', 'tsx', '--conditions=source', command, ...args], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: `file:${join(folder, 'enquiries.db')}` },
    maxBuffer: 100_000_000,
  });

it('lists, exports and purges 60,000 enquiries without using much memory', { timeout: 120_000 }, async () => {
  const { stdout: listed } = await enquiries('list', '--limit', String(count));
  expect(listed.trimEnd().split('\n')).toHaveLength(count);

  const file = join(folder, 'all.csv');
  expect((await enquiries('export', '--csv', file)).stdout).toContain(`${count} enquiries written`);
  const rows = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(new Set(rows).size).toBe(count + 1);

  // All enquiries date from 2026, a minute apart.
  expect((await enquiries('purge', '--older-than', '1d')).stdout).toContain('enquiries from before');
  expect((await enquiries('list')).stdout).not.toContain('2026-01-01');
});
