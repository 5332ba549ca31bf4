/** The store on both databases. The tests are shared, as are the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormDefinition, messageForm, quoteForm } from 'agency-ui/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { NewEnquiry } from '../src/enquiry.js';
import { describeForms } from '../src/form-description.js';
import { createMaintenance } from '../src/maintenance.js';
import { kitForms } from '../src/sample-values.js';
import { openDatabase } from '../src/store/database.js';
import { migrations } from '../src/store/migrations.js';
import { createStore, type DatabaseLocation, type Store, StoreError } from '../src/store/store.js';
import { databases, type Kind, kinds } from './databases.js';

const { create, folder } = databases();

const enquiry = (message = 'How large may it be?', email = 'w@westlands.example'): NewEnquiry => ({
  form: 'message',
  page: '/',
  locale: 'en-KE',
  fields: { name: 'Wanjiru', email, subject: 'A sign', message },
  spam: null,
});

const forms = describeForms(kitForms);

const desk = { channel: 'mail', recipient: 'desk@agency.example' } as const;
const hook = { channel: 'webhook', recipient: null } as const;

const key = () => crypto.randomUUID();

const minute = 60_000;

/** Opens stores on one new database, with a shared clock. */
async function open(kind: Kind, count = 1) {
  const clock = { now: Date.parse('2026-11-24T09:00:00Z') };
  const location = await create(kind);
  const stores = Array.from({ length: count }, () =>
    createStore(location, { forms, now: () => clock.now, report: () => undefined }),
  );
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  return { stores: stores as [Store, ...Store[]], clock, location };
}

async function tables(location: DatabaseLocation) {
  const { db } = await openDatabase(location);
  onTestFinished(() => db.destroy());
  return db;
}

describe.each(kinds)('on %s', (kind) => {
  it('searches for a null character without an error, although PostgreSQL refuses it', async () => {
    const {
      stores: [store],
    } = await open(kind);
    await store.add(enquiry(), [], key());
    expect((await store.page({ filter: { search: 'westlands\u0000' }, limit: 10 })).hasOlder).toBe(false);
    expect(await store.subscriptionPage({ search: '\u0000', limit: 10 })).toEqual([]);
  });

  it('stores and returns an enquiry with its deliveries', async () => {
    const {
      stores: [store],
    } = await open(kind);
    const { id, isNew } = await store.add({ ...enquiry(), spam: 'links' }, [desk, hook], key());
    expect(isNew).toBe(true);
    const [stored] = await store.list();
    expect(stored).toEqual({
      id,
      ...enquiry(),
      spam: 'links',
      receivedAt: '2026-11-24T09:00:00.000Z',
      email: 'w@westlands.example',
      isJob: false,
      deliveries: [desk, hook].map((target) => ({
        ...target,
        state: 'pending',
        attempts: 0,
        nextAttemptAt: '2026-11-24T09:00:00.000Z',
        lastError: null,
        sentAt: null,
      })),
    });
  });

  it('returns any text unchanged', async () => {
    const {
      stores: [store],
    } = await open(kind);
    const odd = ['\u0000', '👩🏾‍🎨', '\ud800', "'; drop table enquiries; --", 'مرحبا', '\u202eabc', '%_\\"'];
    const texts = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 50 }));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { id } = await store.add(enquiry(text), [], key());
        expect((await store.find(id))[0]?.fields['message']).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('returns the same id for the same idempotency key, even much later, and stores no duplicate', async () => {
    const {
      stores: [store],
      clock,
    } = await open(kind);
    const same = key();
    const first = await store.add(enquiry(), [desk], same);
    clock.now += 30 * 24 * 60 * minute;
    expect(await store.add(enquiry(), [desk], same)).toEqual({ id: first.id, isNew: false });
    expect((await store.list()).map(({ deliveries }) => deliveries.length)).toEqual([1]);
  });

  it('returns one id for twenty concurrent requests with the same key', async () => {
    const { stores } = await open(kind, 2);
    const same = key();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (stores[index % stores.length] as Store).add(enquiry(), [desk], same)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stores[0].list()).toHaveLength(1);
  });

  it('stores other enquiries when one of them is refused', async () => {
    const { stores } = await open(kind);
    const [store] = stores;
    const unknown = { id: crypto.randomUUID(), field: 'files', name: 'a.pdf', type: 'application/pdf', bytes: 1 };
    const send = (index: number) =>
      index % 3 === 0
        ? store.add(enquiry(`Number ${index}`), [], key(), [{ ...unknown, sha256: 'a' }])
        : store.add(enquiry(`Number ${index}`), [], key());
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => send(index)));
    expect(results.map(({ status }) => status)).toEqual(
      results.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
    expect(await store.count()).toBe(8);
  });

  it('deletes files that were released while a clock was ahead', async () => {
    const { stores, clock } = await open(kind);
    const [store] = stores;
    const file = (name: string) => ({ id: crypto.randomUUID(), field: 'files', name, type: 'text/plain', bytes: 1 });
    const [released, abandoned] = [file('released.txt'), file('abandoned.txt')];
    const right = clock.now;
    clock.now += 100 * 365 * 24 * 60 * minute;
    await store.reserveFiles([released, abandoned]);
    await store.discardFiles([released.id]);
    clock.now = right;
    await store.discardedFiles();
    clock.now += 61 * minute;
    expect((await store.discardedFiles()).toSorted()).toEqual([released.id, abandoned.id].toSorted());
  });

  it('stores edited text even if it is sent with a key that has already been used', async () => {
    const {
      stores: [store],
    } = await open(kind);
    const same = key();
    const first = await store.add(enquiry('A sign'), [], same);
    const edited = await store.add(enquiry('A larger sign'), [], same);
    expect(edited.isNew).toBe(true);
    expect(edited.id).not.toBe(first.id);
  });

  it('deduplicates identical content sent without a key for ten minutes', async () => {
    const {
      stores: [store],
      clock,
    } = await open(kind);
    const first = await store.add(enquiry(), []);
    clock.now += 9.9 * minute;
    expect(await store.add(enquiry(), [])).toEqual({ id: first.id, isNew: false });
    expect((await store.add(enquiry('Another'), [])).isNew).toBe(true);
    clock.now += 0.2 * minute;
    expect((await store.add(enquiry(), [])).isNew).toBe(true);
    expect(await store.list()).toHaveLength(3);
  });

  it('stores content only once if a visitor posts it both before and after the scripts load', async () => {
    const {
      stores: [store],
      clock,
    } = await open(kind);
    const posted = await store.add(enquiry(), [desk]);
    const same = key();
    expect(await store.add(enquiry(), [desk], same)).toEqual({ id: posted.id, isNew: false });
    clock.now += 11 * minute;
    expect(await store.add(enquiry(), [desk], same)).toEqual({ id: posted.id, isNew: false });
    expect((await store.add(enquiry(), [desk], key())).isNew).toBe(true);
    expect(await store.list()).toHaveLength(2);
  });

  it('stores an enquiry and its deliveries atomically', async () => {
    const {
      stores: [store],
      location,
    } = await open(kind);
    const same = key();
    await expect(store.add(enquiry(), [null as never], same)).rejects.toThrow(StoreError);
    const db = await tables(location);
    for (const table of ['enquiries', 'receipts', 'deliveries'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await store.add(enquiry(), [desk], same)).isNew).toBe(true);
  });

  it('stores only the visitor’s text, the form, the page, the locale and the time', async () => {
    const {
      stores: [store],
      location,
    } = await open(kind);
    await store.add(enquiry(), [], key());
    const db = await tables(location);
    const [row] = await db.selectFrom('enquiries').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['id', 'form', 'page', 'locale', 'email', 'fields', 'spam', 'received_at', 'job_at'].toSorted(),
    );
  });

  it('leases each delivery to only one server under concurrent requests', async () => {
    const { stores } = await open(kind, 2);
    for (let index = 0; index < 40; index++) await stores[0].add(enquiry(String(index)), [desk], key());
    const leased = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (stores[index % 2] as Store).lease([desk, hook], 5, minute)),
    );
    const ids = leased.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('leases an abandoned delivery again, and ignores the first server from then on', async () => {
    const {
      stores: [store],
      clock,
    } = await open(kind);
    await store.add(enquiry(), [desk], key());
    const [lost] = await store.lease([desk, hook], 5, minute);
    expect(await store.lease([desk, hook], 5, minute)).toEqual([]);
    clock.now += minute;
    const [again] = await store.lease([desk, hook], 5, minute);
    expect(again).toMatchObject({ id: lost?.id, attempts: 2 });
    await store.settle(lost!, { sent: false, error: 'late', nextAttemptAt: undefined });
    expect((await store.list())[0]?.deliveries[0]).toMatchObject({ state: 'pending', lastError: null });
    await store.settle(again!, { sent: true });
    expect((await store.list())[0]?.deliveries[0]).toMatchObject({ state: 'sent' });
  });

  it('lists the newest enquiries first, and finds an enquiry by the start of its id', async () => {
    const {
      stores: [store],
      clock,
    } = await open(kind);
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      clock.now += minute;
      ids.unshift((await store.add(enquiry(text), [], key())).id);
    }
    expect((await store.list()).map(({ id }) => id)).toEqual(ids);
    expect((await store.list(2)).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await store.find(ids[1]!.slice(0, 10))).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await store.find('%')).toEqual([]);
  });

  it('deletes one enquiry, one person’s enquiries or old enquiries, along with all related rows', async () => {
    const {
      stores: [store],
      clock,
      location,
    } = await open(kind);
    const { id } = await store.add(enquiry('one'), [desk], key());
    await store.add(enquiry('two', 'Achieng@Kisumu.example'), [desk], key());
    await store.add(enquiry('three', 'achieng@kisumu.example'), [desk]);
    clock.now += minute;
    await store.add(enquiry('four'), [desk], key());
    expect(await store.remove({ id })).toBe(1);
    expect(await store.remove({ email: 'ACHIENG@kisumu.example ' })).toBe(2);
    expect(await store.remove({ before: new Date(clock.now).toISOString() })).toBe(0);
    clock.now += 1;
    expect(await store.remove({ before: new Date(clock.now).toISOString() })).toBe(1);
    const db = await tables(location);
    for (const table of ['enquiries', 'receipts', 'deliveries'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('keeps form names for the owner’s command, even for forms that are no longer accepted', async () => {
    const location = await create(kind);
    const open = async (...accepted: FormDefinition[]) => {
      const store = createStore(location, { forms: describeForms(accepted) });
      await store.isWritable();
      await store.close();
    };
    await open(quoteForm, messageForm);
    await open({ ...messageForm, title: 'Note' });
    const owner = createStore(location);
    onTestFinished(() => owner.close());
    const stored = await owner.forms();
    expect([...stored].map(([name, { title }]) => [name, title]).toSorted()).toEqual([
      ['message', 'Note'],
      ['quote', 'Quote request'],
    ]);
    expect(Object.keys(stored.get('quote')?.fields ?? {})).toEqual(Object.keys(quoteForm.fields));
    expect(stored.get('quote')?.fields['budget']?.options).toMatchObject({ 'under-5000': 'Under $5,000' });
  });

  it('keeps a newer definition’s names and those of removed fields when an older server starts', async () => {
    const location = await create(kind);
    const start = async (definition: FormDefinition) => {
      const store = createStore(location, { forms: describeForms([definition]) });
      onTestFinished(() => store.close());
      await store.isWritable();
      return store;
    };
    const { subject, ...others } = messageForm.fields;
    const newer = {
      ...messageForm,
      title: 'Note',
      fields: { ...others, city: { kind: 'text', label: 'City' } },
    } as const;
    await start(messageForm);
    await start(newer);
    const store = await start(messageForm);
    const form = (await store.forms()).get('message');
    expect([form?.title, form?.fields['city']?.label, form?.fields['subject']]).toEqual([
      'Note',
      'City',
      { label: subject.label, isRemoved: true },
    ]);
    expect(await store.removedFields('message')).toEqual(['subject']);
  });
});

// Uses a single store, because two servers in one thread would block on each other's SQLite lock; `failures.test.ts`
// starts two processes.
it('completes a transaction that reads before writing, even while another program writes: SQLite', async () => {
  const location = await create('SQLite');
  const { db } = await openDatabase(location);
  const other = new Sqlite((location as { file: string }).file, { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('tasks').selectAll().execute();
    // The other program waits for this transaction rather than the other way round.
    expect(() => other.exec(`insert into tasks values ('other', '')`)).toThrow('locked');
    await transaction.insertInto('tasks').values({ name: 'own', at: '' }).execute();
  });
  expect(await db.selectFrom('tasks').select('name').execute()).toEqual([{ name: 'own' }]);
});

it('migrates once, even if two servers start at the same time: PostgreSQL', async () => {
  const location = await create('PostgreSQL');
  const opened = await Promise.all([openDatabase(location), openDatabase(location)]);
  opened.push(await openDatabase(location));
  for (const { db } of opened) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    await db.destroy();
  }
});

describe('durability', () => {
  it('flushes every commit to disk: SQLite', async () => {
    const db = await tables(await create('SQLite'));
    const pragma = async (name: string) =>
      Object.values((await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('flushes every commit to disk, whatever the database’s default: PostgreSQL', async () => {
    const location = await create('PostgreSQL');
    const before = await tables(location);
    const {
      rows: [current],
    } = await sql<{ name: string }>`select current_database() as name`.execute(before);
    await sql`alter database ${sql.id(current!.name)} set synchronous_commit to off`.execute(before);
    const db = await tables(location);
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('overwrites a deleted enquiry’s text', async () => {
    const {
      stores: [store],
      location,
    } = await open('SQLite');
    const { id } = await store.add(enquiry('Shikamoo, mwalimu'), [], key());
    await store.add(enquiry('another'), [], key());
    await store.remove({ id });
    const file = location.kind === 'sqlite' ? location.file : '';
    for (const name of readdirSync(folder()).filter((name) => file.endsWith(name.replace(/-(?:wal|shm)$/, ''))))
      expect(readFileSync(join(folder(), name)).includes('Shikamoo'), name).toBe(false);
    expect(readFileSync(file).includes('another')).toBe(true);
  });

  it('overwrites deleted text later if a reader blocks it, and says so', async () => {
    const {
      stores: [store],
      location,
    } = await open('SQLite');
    const file = location.kind === 'sqlite' ? location.file : '';
    const reports: string[] = [];
    const maintenance = createMaintenance({ store, report: (sentence) => void reports.push(sentence) });
    const isInFiles = () =>
      readdirSync(folder())
        .map((name) => join(folder(), name))
        .filter((path) => path.startsWith(file))
        .some((path) => readFileSync(path).includes('Shikamoo'));
    const { id } = await store.add(enquiry('Shikamoo, mwalimu'), [], key());
    await maintenance.runOnce();
    reports.length = 0;

    const reader = new Sqlite(file);
    onTestFinished(() => void reader.close());
    reader.exec('begin');
    reader.prepare('select * from enquiries').all();
    await store.remove({ id });
    expect(isInFiles()).toBe(true);
    expect(await store.overwriteDeleted()).toBe(false);
    await maintenance.runOnce();
    await maintenance.runOnce();
    expect(reports).toEqual([expect.stringContaining('Deleted text is still in the write-ahead log')]);

    reader.exec('commit');
    await maintenance.runOnce();
    expect(reports.slice(1)).toEqual(['The deleted text has now been overwritten.']);
    expect(isInFiles()).toBe(false);
  });
});
