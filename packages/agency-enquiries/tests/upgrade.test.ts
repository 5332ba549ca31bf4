/** Upgrades a store from the first version, with data, on both databases. */
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOutbox, type Send } from '../src/delivery/outbox.js';
import { describeForms } from '../src/form-description.js';
import { kitForms } from '../src/sample-values.js';
import { openDatabase } from '../src/store/database.js';
import { migrations } from '../src/store/migrations.js';
import { createStore, type DatabaseLocation } from '../src/store/store.js';
import { databases, kinds } from './databases.js';
import { writeFirstVersion } from './first-version.js';

const { create } = databases();

const targets = [
  { channel: 'mail', recipient: 'a@agency.example' },
  { channel: 'mail', recipient: 'b@agency.example' },
  { channel: 'webhook', recipient: null },
] as const;

describe.each(kinds)('on %s', (kind) => {
  async function firstVersion() {
    const location = await create(kind);
    await writeFirstVersion(location);
    return location;
  }

  async function upgrade() {
    const location = await firstVersion();
    const store = createStore(location, { forms: describeForms(kitForms), report: () => undefined });
    onTestFinished(() => store.close());
    return store;
  }

  it('keeps every enquiry, delivery and idempotency key', async () => {
    const store = await upgrade();
    expect((await store.list()).map(({ id, form, deliveries }) => [id.slice(0, 8), form, deliveries.length])).toEqual([
      ['33333333', 'contact', 0],
      ['22222222', 'newsletter', 1],
      ['11111111', 'message', 2],
    ]);
    expect((await store.forms()).size).toBe(5);
    expect((await store.find('22222222'))[0]?.deliveries).toMatchObject([
      { channel: 'mail', recipient: null, state: 'sent' },
    ]);
  });

  it('keeps the newsletter subscribers, even those from other forms', async () => {
    const store = await upgrade();
    const emails: string[] = [];
    for await (const page of store.subscriptions()) emails.push(...page.map(({ email }) => email));
    expect(emails).toEqual(['a@kisumu.example', 'reader@westlands.example']);
  });

  it('sends a pending mail once to each recipient in the settings', async () => {
    const store = await upgrade();
    const sent: string[] = [];
    const send: Send = async ({ id }, { recipient }) => void sent.push(`${id.slice(0, 8)} ${recipient}`);
    const outbox = createOutbox({ store, channels: { mail: send, webhook: send }, targets, report: () => undefined });
    await outbox.runOnce();
    await outbox.runOnce();
    expect(sent.toSorted()).toEqual(['11111111 a@agency.example', '11111111 b@agency.example', '11111111 null']);
  });

  it('discards text from mail servers, because it may quote the enquiry', async () => {
    const store = await upgrade();
    const errors = (await store.list()).flatMap(({ deliveries }) => deliveries.map(({ lastError }) => lastError));
    expect(errors).toEqual([null, null, null]);
  });

  it('runs every migration and ends up with the same tables and columns as a new store', async () => {
    const columnsOf = async (location: DatabaseLocation) => {
      const { db } = await openDatabase(location);
      try {
        const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
        expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(migrations).toSorted());
        return (await db.introspection.getTables()).flatMap(({ name: table, columns }) =>
          columns.map(({ name, dataType, isNullable }) => [table, name, dataType.toLowerCase(), isNullable].join(' ')),
        );
      } finally {
        await db.destroy();
      }
    };
    const created = await columnsOf(await create(kind));
    expect(created.length).toBeGreaterThan(30);
    expect((await columnsOf(await firstVersion())).toSorted()).toEqual(created.toSorted());
  });

  it('accepts, delivers and deletes enquiries like a new store after the upgrade', async () => {
    const store = await upgrade();
    const { id } = await store.add(
      { form: 'newsletter', page: '/', locale: 'en', fields: { email: 'new@kisumu.example' }, spam: null },
      targets,
      'a-new-key',
    );
    expect((await store.find(id))[0]?.deliveries).toHaveLength(targets.length);
    expect(await store.remove({ before: '2026-06-01T00:00:00.000Z' })).toBe(3);
    expect((await store.list()).map((enquiry) => enquiry.id)).toEqual([id]);
  });

  it('refuses a store written by a newer version, and says what to do', async () => {
    const location = await create(kind);
    const { db } = await openDatabase(location);
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(db);
    await db.destroy();
    const reports: string[] = [];
    const store = createStore(location, { report: (sentence) => void reports.push(sentence) });
    onTestFinished(() => store.close());
    expect(await store.isWritable()).toBe(false);
    expect(reports.join()).toMatch(/newer version .* migration 999-later\. Start that version, or restore the backup/);
  });
});
