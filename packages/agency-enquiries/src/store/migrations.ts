import { randomUUID } from 'node:crypto';
import { type Kysely, type Migration, SqliteAdapter } from 'kysely';
import { isSubscription } from '../subscription.js';
import type { Tables } from './database.js';

/** Adds a text column. SQLite has no `add column if not exists`. */
async function addTextColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    if (columns.some(({ name }) => name === column)) return;
  }
  await db.schema.alterTable(table).addColumn(column, 'text').execute();
}

/** Creates subscriptions from stored enquiries, one page at a time. */
async function copySubscriptions(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'form', 'fields', 'email', 'locale', 'spam', 'received_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute();
    const subscriptions = rows
      .filter(({ form, fields, email }) => email && isSubscription({ form, fields: JSON.parse(fields) }))
      .map(({ email, locale, spam, received_at }) => ({
        email,
        token: randomUUID(),
        locale,
        spam,
        subscribed_at: received_at,
      }));
    for (const subscription of subscriptions) {
      await db
        .insertInto('subscriptions')
        .values(subscription)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    last = rows.at(-1)?.id ?? '';
    if (!last) return;
  }
}

/**
 * Migrations in order, run at start in one transaction. A released migration never changes. Those up to 008 must be
 * repeatable, because earlier versions ran them outside a transaction on SQLite and a crash may have interrupted
 * them.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-enquiries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('page', 'text')
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('spam', 'text')
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('receipts')
        .ifNotExists()
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text')
        .execute();
      await db.schema
        .createTable('deliveries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('lease', 'text')
        .addColumn('leased_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('sent_at', 'text')
        .execute();
      await db.schema
        .createTable('health')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('written_at', 'text', (column) => column.notNull())
        .execute();
      for (const [table, columns] of [
        ['enquiries', ['received_at']],
        ['enquiries', ['email']],
        ['receipts', ['enquiry_id']],
        ['receipts', ['expires_at']],
        ['deliveries', ['enquiry_id']],
        ['deliveries', ['state', 'next_attempt_at']],
      ] as const) {
        await db.schema
          .createIndex([table, ...columns].join('_'))
          .ifNotExists()
          .on(table)
          .columns([...columns])
          .execute();
      }
    },
  },
  '002-forms': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('forms')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '003-recipients': {
    // Deliveries from the first version keep null, because the recipients are a setting that only the server knows.
    up: (db: Kysely<unknown>) => addTextColumn(db, 'deliveries', 'recipient'),
  },
  '004-pages': {
    // Lists and exports are read page by page in this order.
    up: (db: Kysely<unknown>) =>
      db.schema
        .createIndex('enquiries_received_at_id')
        .ifNotExists()
        .on('enquiries')
        .columns(['received_at', 'id'])
        .execute(),
  },
  '005-retention': {
    async up(db: Kysely<unknown>) {
      await addTextColumn(db, 'enquiries', 'job_at');
      await db.schema
        .createTable('subscriptions')
        .ifNotExists()
        .addColumn('email', 'text', (column) => column.primaryKey())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('spam', 'text')
        .addColumn('subscribed_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tasks')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await copySubscriptions(db.withTables<{ [Name in keyof Tables]: Tables[Name] }>());
    },
  },
  '006-health': {
    up: (db: Kysely<unknown>) => addTextColumn(db, 'health', 'padding'),
  },
  '007-form-versions': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable('form_versions')
        .ifNotExists()
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('first_used_at', 'text', (column) => column.notNull())
        .execute(),
  },
  '008-files': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('files')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text')
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('discard_after', 'text')
        .execute();
      for (const column of ['enquiry_id', 'discard_after'])
        await db.schema.createIndex(`files_${column}`).ifNotExists().on('files').column(column).execute();
    },
  },
  '009-errors-without-text': {
    // Earlier versions stored mail servers' own text, which may quote the enquiry and was logged at each start.
    async up(db: Kysely<unknown>) {
      await db
        .withTables<Pick<Tables, 'deliveries'>>()
        .updateTable('deliveries')
        .set({ last_error: null })
        .where('last_error', 'is not', null)
        .execute();
    },
  },
};
