import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAge, runCommand } from './cli.js';
import { createStore, type NewEnquiry, type Store } from './store.js';

let folder: string;
let store: Store;
const clock = { now: 0 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-cli-'));
  clock.now = Date.parse('2026-11-24T09:00:00Z');
  store = createStore({ kind: 'sqlite', file: join(folder, 'enquiries.db') }, { now: () => clock.now });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const enquiry = (fields: NewEnquiry['fields'] = {}): NewEnquiry => ({
  form: 'quote',
  page: '/inquiries',
  locale: 'en-KE',
  fields: {
    name: 'Otieno',
    email: 'o@ochieng.example',
    phone: '+254 700 000 000',
    company: '',
    projectType: 'events',
    budget: '',
    message: 'A gala.',
    ...fields,
  },
  spam: null,
});

const add = async (fields: NewEnquiry['fields'] = {}) =>
  (await store.add(enquiry(fields), ['mail'], crypto.randomUUID())).id;

const run = (...args: string[]) => runCommand(store, args, new Date(clock.now));

/** Parses a CSV file as a spreadsheet does. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r\n(?=")/)
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));

describe('list and show', () => {
  it('show the sender, the time and the deliveries', async () => {
    expect(await run('list')).toBe('No enquiries yet.');
    const id = await add();
    const list = await run('list');
    for (const part of [id.slice(0, 8), '2026-11-24 09:00', 'quote', 'Otieno', '<o@ochieng.example>', 'mail pending'])
      expect(list).toContain(part);
    const shown = await run('show', id.slice(0, 6));
    for (const part of [id, 'from /inquiries', 'Phone: +254 700 000 000', 'Message: A gala.'])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Company');
  });

  it('strip control characters from a visitor’s text', async () => {
    const id = await add({ name: 'A\u001b[2J\u009b31m', message: 'B\u001b]0;x\u0007\nC\u202e' });
    for (const printed of [await run('list'), await run('show', id)]) {
      expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    }
    expect(await run('show', id)).toContain('\nC');
  });
});

describe('export', () => {
  it('writes every enquiry as CSV, readable only by the owner', async () => {
    await add({ message: 'Two\nlines, "quoted"' });
    await add();
    const file = join(folder, 'all.csv');
    expect(await run('export', '--csv', file)).toBe(`2 enquiries written to ${file}.`);
    const [names, ...rows] = cellsOf(readFileSync(file, 'utf8'));
    expect(rows).toHaveLength(2);
    const messages = rows.map((row) => row[names!.indexOf('message')]);
    expect(messages.toSorted()).toEqual(['A gala.', 'Two\nlines, "quoted"']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.each(['=1+1', '+254 700', '-1', '@sum(a)', '\t=1', ' =1', '\u0000=1', '＝1', '|calc'])(
    'escapes %j, which spreadsheets would run as a formula',
    async (name) => {
      await add({ name });
      const file = join(folder, 'all.csv');
      await run('export', '--csv', file);
      const [names, row] = cellsOf(readFileSync(file, 'utf8'));
      expect(row![names!.indexOf('name')]).toBe(`'${name}`);
    },
  );
});

describe('retry', () => {
  it('reschedules failed deliveries', async () => {
    await add();
    expect(await run('retry')).toBe('No delivery was given up.');
    const [leased] = await store.lease(1, 1000);
    await store.settle(leased!, { sent: false, error: 'refused', nextAttemptAt: undefined });
    expect(await run('list')).toContain('mail failed');
    expect(await run('retry')).toContain('1 delivery is due again');
    expect(await store.lease(1, 1000)).toHaveLength(1);
  });
});

describe('delete and purge', () => {
  it('delete one enquiry, or all enquiries of one person', async () => {
    const id = await add();
    await add({ email: 'O@Ochieng.example', message: 'Another.' });
    await add({ email: 'w@westlands.example' });
    expect(await run('delete', id)).toContain('1 enquiry deleted');
    expect(await run('delete', 'o@ochieng.example')).toContain('1 enquiry deleted');
    expect((await store.list()).map(({ fields }) => fields['email'])).toEqual(['w@westlands.example']);
  });

  it('delete enquiries older than an age', async () => {
    await add();
    clock.now = Date.parse('2028-11-23T09:00:00Z');
    expect(await run('purge', '--older-than', '24m')).toContain('0 enquiries');
    clock.now = Date.parse('2028-11-25T09:00:00Z');
    expect(await run('purge', '--older-than', '24m')).toContain('1 enquiry');
    expect(await store.list()).toEqual([]);
  });

  it('accept days, months and years', () => {
    const now = new Date('2026-11-24T09:00:00Z');
    expect(['30d', '24m', '2y'].map((age) => parseAge(age, now).toISOString().slice(0, 10))).toEqual([
      '2026-10-25',
      '2024-11-24',
      '2024-11-24',
    ]);
  });
});

it.each([
  [[], 'Usage: npm run enquiries'],
  [['erase'], 'There is no command "erase"'],
  [['show'], 'at least 4 characters'],
  [['show', 'abcdef'], 'There is no enquiry abcdef'],
  [['show', '%%%%'], 'There is no enquiry %%%%'],
  [['delete', 'nobody@nowhere.example'], 'There is no enquiry from nobody@nowhere.example'],
  [['export'], 'Name the file'],
  [['purge'], 'Say how old'],
  [['purge', '--older-than', '0d'], 'Say how old'],
  [['list', '--limit', 'all'], 'Write --limit with a whole number'],
  [['list', '--colour'], '--colour'],
])('says what to type instead of %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});
