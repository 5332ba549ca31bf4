import type { Kysely, Migration } from 'kysely';

/**
 * Migrations in order, run at start. A released migration never changes. Each must be repeatable after a crash, because
 * SQLite runs them outside of a transaction.
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
};
