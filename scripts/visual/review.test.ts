import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Screenshot } from './capture.js';
import type { Comparison } from './compare.js';
import { parseReview, readReview, reviewApp, unapproved } from './review.js';

const shot = (sha256: string): Screenshot => ({
  ...{ key: 'hero @ agency 390', story: 'hero', title: 'Sections/Hero', name: 'Default', mode: 'agency 390' },
  ...{ file: 'hero.png', sha256 },
});
const changed: Comparison = { key: 'hero @ agency 390', status: 'changed', after: shot('new'), pixels: 3 };

it('requires a new decision if the screenshot differs from the approved one', () => {
  const review = (picture: string, decision: 'approved' | 'rejected') => ({
    [changed.key]: { picture, decision, comment: '' },
  });
  expect(unapproved([changed], {})).toEqual([changed]);
  expect(unapproved([changed], review('new', 'approved'))).toEqual([]);
  expect(unapproved([changed], review('new', 'rejected'))).toEqual([changed]);
  expect(unapproved([changed], review('older', 'approved'))).toEqual([changed]);
});

it('requires decisions on new and removed stories, but not on unchanged ones', () => {
  const added: Comparison = { key: 'a', status: 'new', after: shot('a'), pixels: 0 };
  const gone: Comparison = { key: 'b', status: 'removed', before: shot('b'), pixels: 0 };
  const same: Comparison = { key: 'c', status: 'same', before: shot('c'), after: shot('c'), pixels: 0 };
  expect(unapproved([added, gone, same], {})).toEqual([added, gone]);
  const review = { b: { decision: 'approved', picture: 'removed', comment: '' } } as const;
  expect(unapproved([added, gone, same], review)).toEqual([added]);
});

it('throws a readable error for an invalid review', () => {
  expect(() => parseReview('{"hero":{"decision":"maybe","picture":"x","comment":""}}')).toThrow(
    'The review is invalid',
  );
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
  await writeFile(join(folder, 'report.html'), '<title>Visual review</title>');
});
afterAll(() => rm(folder, { recursive: true }));

it('serves the report, and saves valid JSON reviews only', async () => {
  const file = join(folder, 'saved/review.json');
  const app = reviewApp(join(folder, 'report.html'), file);
  expect(await (await app.request('/')).text()).toContain('Visual review');
  expect(await (await app.request('/review.json')).json()).toEqual({});
  const review = { 'hero @ agency 390': { decision: 'approved', picture: 'new', comment: 'As agreed' } };
  const put = (body: string, type = 'application/json') =>
    app.request('/review.json', { method: 'PUT', headers: { 'content-type': type }, body });
  expect((await put(JSON.stringify(review))).status).toBe(200);
  expect(await readReview(file)).toEqual(review);
  const saved = await readFile(file, 'utf8');
  expect((await put('{"hero":1}')).status).toBe(400);
  expect((await put('no json')).status).toBe(400);
  expect((await put(JSON.stringify({}), 'text/plain')).status).toBe(415);
  expect(await readFile(file, 'utf8')).toBe(saved);
});
