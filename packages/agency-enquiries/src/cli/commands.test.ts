import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referenceOf } from 'agency-ui/schemas';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { NewEnquiry } from '../enquiry.js';
import { describeForms } from '../form-description.js';
import { kitForms } from '../sample-values.js';
import { createStore, type Store } from '../store/store.js';
import { parseAge, runCommand } from './commands.js';

let folder: string;
let store: Store;
const clock = { now: 0 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-cli-'));
  clock.now = Date.parse('2026-11-24T09:00:00Z');
  store = createStore(location(), { forms: describeForms(kitForms), now: () => clock.now });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const location = () => ({ kind: 'sqlite' as const, file: join(folder, 'enquiries.db') });

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
  (await store.add(enquiry(fields), [desk], crypto.randomUUID())).id;

/** A mail receiver. */
const desk = { channel: 'mail', recipient: 'desk@agency.example' } as const;

/** Runs a command and returns what it prints. */
async function run(...args: string[]) {
  return runOn(store, ...args);
}

async function runOn(one: Store, ...args: string[]) {
  const printed: string[] = [];
  await runCommand(one, args, { print: (text) => void printed.push(text), now: new Date(clock.now) });
  return printed.join('\n');
}

/** Parses a CSV file as a spreadsheet does. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r\n(?=")/)
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));

describe('backup', () => {
  it('writes a complete copy while the store is in use, leaving out deleted text', async () => {
    await add({ message: 'the first' });
    const gone = await add({ message: 'deleted text' });
    await store.remove({ id: gone });
    const file = join(folder, 'copy.db');
    expect(await run('backup', file)).toContain('1 enquiry written to');
    // The backup doesn't contain later enquiries.
    await add({ message: 'the second' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('deleted text')).toBe(false);
    const copy = createStore({ kind: 'sqlite', file }, { report: () => undefined });
    onTestFinished(() => copy.close());
    expect((await copy.list()).map(({ fields }) => fields['message'])).toEqual(['the first']);
  });

  it('does not overwrite files', async () => {
    await add();
    await expect(run('backup', join(folder, 'enquiries.db'))).rejects.toThrow('already exists');
    await expect(run('backup')).rejects.toThrow('The file name is missing');
    expect(await store.count()).toBe(1);
  });
});

describe('a path that cannot be written', () => {
  it.each([['export', '--csv'], ['subscribers', '--csv'], ['backup']])(
    'names the path in the error and says what to do: %s',
    async (...command) => {
      await add();
      writeFileSync(join(folder, 'file'), '');
      const write = (name: string) => run(...command, join(folder, name));
      const missing = join(folder, 'missing');
      await expect(write('missing/copy')).rejects.toThrow(
        `${missing}/copy cannot be written: the folder ${missing} does not exist. Create it with "mkdir -p ${missing}", or use another path (ENOENT).`,
      );
      await expect(write('file/copy')).rejects.toThrow(`${folder}/file is not a folder, or is inside a file`);
      await expect(write('x'.repeat(300))).rejects.toThrow('its name is too long. Use a shorter one');
      // The store itself did not fail.
      await expect(write('missing/copy')).rejects.not.toThrow('store');
      expect(await store.count()).toBe(1);
    },
  );

  it('reports that the path is a folder', async () => {
    mkdirSync(join(folder, 'exports'));
    for (const command of ['export', 'subscribers'])
      await expect(run(command, '--csv', join(folder, 'exports'))).rejects.toThrow(
        `${folder}/exports cannot be written: it is a folder. Use the name of a file inside it, such as ${folder}/exports/enquiries`,
      );
  });

  it('writes no file until it has found the enquiry', async () => {
    await expect(run('file', 'abcdef', '1', '--out', join(folder, 'brief.pdf'))).rejects.toThrow(
      'No enquiry has the id',
    );
    expect(existsSync(join(folder, 'brief.pdf'))).toBe(false);
  });
});

describe('list and show', () => {
  it('shows the sender, the time and the deliveries', async () => {
    expect(await run('list')).toBe('No enquiries yet.');
    const id = await add();
    const list = await run('list');
    for (const part of [
      referenceOf(id),
      '2026-11-24 09:00',
      'Quote request',
      'Otieno',
      '<o@ochieng.example>',
      'mail to desk@agency.example pending',
    ])
      expect(list).toContain(part);
    const shown = await run('show', id.slice(0, 6));
    // As a visitor would read the reference out over the phone.
    expect(await run('show', referenceOf(id).toLowerCase())).toBe(shown);
    for (const part of [
      id,
      `Reference: ${referenceOf(id)}`,
      'from /inquiries',
      'Phone Number: +254 700 000 000',
      'Service of Interest: Event Planning',
      'Project Details: A gala.',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Company');
  });

  it('takes all names from the store, not from the form definitions', async () => {
    const id = await add();
    const owner = createStore(location());
    onTestFinished(() => owner.close());
    expect(await runOn(owner, 'show', id)).toContain('Full Name: Otieno');
    expect(await runOn(owner, 'list')).toContain('Otieno');
  });

  it('shows deleted forms and fields under their old names', async () => {
    const { id } = await store.add({ ...enquiry(), form: 'raffle' }, []);
    expect(await run('list')).toContain('raffle');
    const shown = await run('show', id);
    for (const part of ['raffle', 'name: Otieno', 'projectType: events']) expect(shown).toContain(part);
  });

  it('strips control characters from a visitor’s text', async () => {
    const id = await add({ name: 'A\u001b[2J\u009b31m', message: 'B\u001b]0;x\u0007\nC\u202e' });
    for (const printed of [await run('list'), await run('show', id)]) {
      expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    }
    expect(await run('show', id)).toContain('\nC');
  });
});

describe('export', () => {
  it('writes every enquiry to a CSV file that only the owner can read', async () => {
    await add({ message: 'Two\nlines, "quoted"' });
    await add();
    const file = join(folder, 'all.csv');
    expect(await run('export', '--csv', file)).toBe(`2 enquiries written to ${file}.`);
    const [names, ...rows] = cellsOf(readFileSync(file, 'utf8'));
    expect(rows).toHaveLength(2);
    const messages = rows.map((row) => row[names!.indexOf('Project Details')]);
    expect(messages.toSorted()).toEqual(['A gala.', 'Two\nlines, "quoted"']);
    for (const row of rows) expect(row[names!.indexOf('reference')]).toBe(referenceOf(row[names!.indexOf('id')]!));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('shows its progress', async () => {
    for (const name of ['Wanjiru', 'Achieng']) await add({ name });
    const shown: string[] = [];
    const file = join(folder, 'progress.csv');
    await runCommand(store, ['export', '--csv', file], {
      print: () => undefined,
      showProgress: (text) => void shown.push(text),
    });
    expect(shown[0]).toMatch(/^\d+ enquir(?:y|ies) to write$/);
    expect(shown.at(-1)).toMatch(/^(\d+) of \1 enquir(?:y|ies) written$/);
  });

  it('has one labelled column per field, with the values as sent', async () => {
    await add();
    await store.add({ ...enquiry({ tombola: 'yes' }), form: 'raffle' }, []);
    const file = join(folder, 'all.csv');
    await run('export', '--csv', file);
    const [names = [], ...rows] = cellsOf(readFileSync(file, 'utf8'));
    expect(new Set(names).size).toBe(names.length);
    // A field that two forms share gets one column; two fields with the same label get two.
    expect(names.filter((name) => /^(?:Email|Service)/.test(name))).toEqual([
      'Email Address',
      'Service of Interest',
      'Service of Interest (interest)',
    ]);
    expect(names.at(-1)).toBe('tombola');
    const cells = (header: string) => rows.map((row) => row[names.indexOf(header)]).toSorted();
    expect(cells('form')).toEqual(['Quote request', 'raffle']);
    expect(cells('Service of Interest')).toEqual(['events', 'events']);
  });

  it.each(['=1+1', '+254 700', '-1', '@sum(a)', '\t=1', ' =1', '\u0000=1', '＝1', '|calc'])(
    'escapes %j, which spreadsheets would run as a formula',
    async (name) => {
      await add({ name });
      const file = join(folder, 'all.csv');
      await run('export', '--csv', file);
      const [names, row] = cellsOf(readFileSync(file, 'utf8'));
      expect(row![names!.indexOf('Full Name')]).toBe(`'${name}`);
    },
  );
});

it('removes characters that would reverse a cell’s text', async () => {
  await add({ name: 'Otieno \u202e1+1=', message: '\u2066=1+1' });
  const file = join(folder, 'all.csv');
  await run('export', '--csv', file);
  const [names = [], row = []] = cellsOf(readFileSync(file, 'utf8'));
  expect(row[names.indexOf('Full Name')]).toBe('Otieno 1+1=');
  expect(row[names.indexOf('Project Details')]).toBe("'=1+1");
});

describe('retry', () => {
  it('reschedules failed deliveries', async () => {
    await add();
    expect(await run('retry')).toBe('No deliveries have been given up.');
    const [leased] = await store.lease([desk], 1, 1000);
    await store.settle(leased!, { sent: false, error: 'refused', nextAttemptAt: undefined });
    expect(await run('list')).toContain('mail to desk@agency.example failed');
    expect(await run('retry')).toContain('1 delivery is due again');
    expect(await store.lease([desk], 1, 1000)).toHaveLength(1);
  });

  it('sends to a new address only what that address would not otherwise get', async () => {
    const owner = { channel: 'mail', recipient: 'owner@agency.example' } as const;
    await add();
    await store.add(enquiry({ message: 'To both.' }), [desk, owner], crypto.randomUUID());
    const redirect = () => run('retry', '--instead-of', desk.recipient, '--to', owner.recipient);
    const printed = await redirect();
    expect(printed).toContain('1 delivery is due again, to owner@agency.example');
    expect(printed).toContain('owner@agency.example gets 1 enquiry anyway, so nothing is sent twice');
    expect(await store.lease([owner], 9, 1000)).toHaveLength(2);
    expect(await redirect()).toContain('Everything has been sent to desk@agency.example, or nothing');
  });
});

describe('retrying deliveries that no server would send', () => {
  const toNew = (to = 'new@agency.example') => run('retry', '--instead-of', desk.recipient, '--to', to);

  it('refuses an address that isn’t in the server’s settings', async () => {
    await add();
    await store.recordReceivers([desk, { channel: 'webhook', recipient: null }]);
    await expect(toNew()).rejects.toThrow(
      '--to: the server does not send to new@agency.example, only to desk@agency.example. Add the address to ENQUIRIES_TO, restart the server, then run this again.',
    );
    await store.recordReceivers([{ channel: 'webhook', recipient: null }]);
    await expect(toNew()).rejects.toThrow('--to: the server does not send e-mail. Set SMTP_URL');
    expect((await store.list())[0]?.deliveries).toMatchObject([{ recipient: desk.recipient }]);
  });

  it('spells an address as in the server’s settings', async () => {
    await add();
    await store.recordReceivers([{ channel: 'mail', recipient: 'New@Agency.example' }]);
    expect(await toNew()).toContain('1 delivery is due again, to New@Agency.example: the running server sends');
    expect((await store.list())[0]?.deliveries).toMatchObject([{ recipient: 'New@Agency.example' }]);
  });

  it('uses the addresses in its own settings if no server has recorded any', async () => {
    await add();
    const args = ['retry', '--instead-of', desk.recipient, '--to', 'new@agency.example'];
    const receivers = [desk];
    await expect(runCommand(store, args, { print: () => undefined, receivers })).rejects.toThrow('only to desk@');
    expect(await toNew()).toContain('once it has started with this address in ENQUIRIES_TO');
  });

  it('names the addresses that the server doesn’t have, even when no replacement is given', async () => {
    await add();
    const [leased] = await store.lease([desk], 1, 1000);
    await store.settle(leased!, { sent: false, error: '550', refused: true, nextAttemptAt: undefined });
    await store.recordReceivers([{ channel: 'mail', recipient: 'new@agency.example' }]);
    expect(await run('retry')).toBe(
      '1 delivery to desk@agency.example waits, because the address is not in the server’s ENQUIRIES_TO. Run retry --instead-of desk@agency.example --to ADDRESS, or add it and restart the server.',
    );
  });
});

describe('delete and purge', () => {
  it('deletes one enquiry, or all of one person’s enquiries', async () => {
    const id = await add();
    await add({ email: 'O@Ochieng.example', message: 'Another.' });
    await add({ email: 'w@westlands.example' });
    expect(await run('delete', id)).toContain('1 enquiry deleted');
    expect(await run('delete', 'o@ochieng.example')).toContain('1 enquiry deleted');
    expect((await store.list()).map(({ fields }) => fields['email'])).toEqual(['w@westlands.example']);
  });

  it('says that a deleted enquiry’s text stays in the log while another program is reading, whether deleted by id or by address', async () => {
    const id = await add();
    await add({ email: 'w@westlands.example' });
    const reader = new Sqlite(location().file);
    onTestFinished(() => void reader.close());
    reader.exec('begin');
    reader.prepare('select * from enquiries').all();
    const sentence = 'the text is still in its write-ahead log';
    expect(await run('delete', id)).toContain(sentence);
    expect(await run('delete', 'w@westlands.example')).toContain(sentence);
  });

  it('deletes enquiries older than a given age', async () => {
    await add();
    clock.now = Date.parse('2028-11-23T09:00:00Z');
    expect(await run('purge', '--older-than', '24m')).toContain('0 enquiries');
    clock.now = Date.parse('2028-11-25T09:00:00Z');
    expect(await run('purge', '--older-than', '24m')).toContain('1 enquiry');
    expect(await store.list()).toEqual([]);
  });

  it('keeps job enquiries and newsletter subscriptions', async () => {
    const id = await add();
    await store.add({ ...enquiry(), form: 'newsletter', fields: { email: 'reader@westlands.example' } }, []);
    expect(await run('job', id)).toContain(`${id} is a job`);
    expect(await run('list')).toContain('  job  ');
    clock.now = Date.parse('2028-11-25T09:00:00Z');
    expect(await run('purge')).toContain('1 enquiry from before 2026-11-25 deleted');
    expect((await store.list()).map((one) => one.id)).toEqual([id]);
    expect(await run('subscribers')).toContain('reader@westlands.example  2026-11-24');
    expect(await run('unsubscribe', 'Reader@westlands.example')).toContain('is unsubscribed');
    expect(await run('subscribers')).toBe('No subscribers yet.');
    await run('job', id, '--off');
    expect(await run('purge')).toContain('1 enquiry');
  });

  it('exports the subscribers as CSV', async () => {
    await store.add({ ...enquiry(), form: 'newsletter', fields: { email: 'reader@westlands.example' } }, []);
    const file = join(folder, 'subscribers.csv');
    expect(await run('subscribers', '--csv', file)).toBe(`1 subscriber written to ${file}.`);
    const [names, row] = cellsOf(readFileSync(file, 'utf8'));
    expect(names).toEqual(['email', 'subscribedAt', 'locale', 'spam', 'token']);
    expect(row?.[0]).toBe('reader@westlands.example');
  });

  it('accepts an age in days, months or years', () => {
    const now = new Date('2026-11-24T09:00:00Z');
    expect(['30d', '24m', '2y'].map((age) => parseAge(age, now).toISOString().slice(0, 10))).toEqual([
      '2026-10-25',
      '2024-11-24',
      '2024-11-24',
    ]);
    const lastDay = new Date('2028-03-31T09:00:00Z');
    expect(['1m', '13m'].map((age) => parseAge(age, lastDay).toISOString().slice(0, 10))).toEqual([
      '2028-02-29',
      '2027-02-28',
    ]);
    const leapDay = new Date('2028-02-29T09:00:00Z');
    expect(parseAge('1y', leapDay).toISOString().slice(0, 10)).toBe('2027-02-28');
  });
});

it.each([
  [[], 'Usage: agency-enquiries'],
  [['erase'], 'There is no command "erase"'],
  [['show'], 'at least 4 characters'],
  [['show', 'abcdef'], 'No enquiry has the id abcdef'],
  [['show', '%%%%'], 'No enquiry has the id %%%%'],
  [['delete', 'nobody@nowhere.example'], 'There is no enquiry from nobody@nowhere.example'],
  [['export'], 'The file name is missing'],
  [['unsubscribe', 'nobody@nowhere.example'], 'is not subscribed'],
  [['unsubscribe'], 'The e-mail address is missing'],
  [['purge', '--older-than', '0d'], '--older-than: the age is missing or invalid'],
  [['list', '--limit', 'all'], '--limit: the value must be a whole number'],
  [['list', '--colour'], 'There is no option --colour.\n'],
  [['list', '--csv', 'all.csv'], 'list: there is no option --csv. Its options: --limit.'],
  [['show', 'abcd', '--off'], 'show: there is no option --off. Leave it out.'],
  [['purge', '3y'], 'purge: "3y" is one argument too many'],
  [['delete', 'a@b.example', 'c@d.example'], 'delete: "c@d.example" is one argument too many'],
  [['retry', '--to', 'new@agency.example'], 'one of the two addresses is missing'],
  [['retry', '--instead-of', 'old@agency.example', '--to', 'new'], '--to: "new" is not a single e-mail address'],
  [
    ['retry', '--instead-of', 'old@', '--to', 'new@agency.example'],
    '--instead-of: "old@" is not a single e-mail address',
  ],
  [['retry', '--instead-of', 'a@b.example', '--to', 'c@d.example,e@f.example'], 'is not a single e-mail address'],
  [['retry', '--instead-of', 'a@b.example', '--to', 'C <c@d.example>'], 'without a display name'],
  [['retry', '--instead-of', 'a@b.example', '--to', 'a@b.example'], 'both addresses are the same'],
])('says what to type instead of %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

it('prints its usage for --help and alongside an unknown option', async () => {
  expect(await run('--help')).toContain('Usage: agency-enquiries COMMAND');
  await expect(run('list', '--form')).rejects.toThrow('Usage: agency-enquiries COMMAND');
});
