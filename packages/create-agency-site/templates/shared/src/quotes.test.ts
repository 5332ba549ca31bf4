// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receiveQuote } from './quotes';

const quote = {
  name: 'Asha Mwangi',
  email: 'asha@client.example',
  phone: '+254 711 111 111',
  projectType: 'events',
  message: 'A launch for two hundred guests in March.',
};

let folder: string;
const stored = () => readFileSync(join(folder, 'data/quotes.jsonl'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  receiveQuote(new Request('http://localhost/api/quotes', { method: 'POST', body, headers }));
const json = { 'content-type': 'application/json' };

it('stores JSON from the form once per idempotency key', async () => {
  const headers = { ...json, 'idempotency-key': 'key-12345678' };
  for (const answer of [await post(JSON.stringify(quote), headers), await post(JSON.stringify(quote), headers)]) {
    expect([answer.status, await answer.json()]).toEqual([201, { id: 'key-12345678' }]);
  }
  expect(stored()).toHaveLength(1);
  expect(JSON.parse(stored()[0] ?? '')).toMatchObject({ name: 'Asha Mwangi', projectType: 'events' });
});

it('stores a native form submission, and redirects to a page', async () => {
  const { status, headers } = await post(new URLSearchParams({ ...quote, company: '', budget: '' }));
  expect([status, headers.get('location')]).toEqual([303, '/thank-you']);
  expect(stored()).toHaveLength(1);
});

it('reports validation issues', async () => {
  const wrong = { ...quote, email: 'asha' };
  const answer = await post(JSON.stringify(wrong), json);
  expect([answer.status, Object.keys((await answer.json()).issues)]).toEqual([422, ['email']]);
  const page = await post(new URLSearchParams(wrong));
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('<h1>')]);
});

it('responds to a bot without storing anything', async () => {
  expect((await post(JSON.stringify({ ...quote, website: 'https://robot.example' }), json)).status).toBe(201);
  expect(stored).toThrow();
});

it('fails if the request cannot be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A file in place of the folder.
  writeFileSync(join(folder, 'data'), '');
  expect((await post(JSON.stringify(quote), json)).status).toBe(503);
  expect((await post(new URLSearchParams(quote))).status).toBe(503);
});
