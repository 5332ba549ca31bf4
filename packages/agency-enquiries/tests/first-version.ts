/** A store with data, as left by the package's first version. */
import Sqlite from 'libsql';
import pg from 'pg';
import type { DatabaseLocation } from '../src/store/store.js';

const statements = [
  `create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  `create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)`,
  `insert into kysely_migration values ('001-enquiries', '2026-01-05T09:00:00.000Z')`,
  `insert into kysely_migration_lock values ('migration_lock', 0)`,
  `create table enquiries (id text primary key, form text not null, page text, locale text not null, email text not null,
    fields text not null, spam text, received_at text not null)`,
  `create table receipts (key text primary key, enquiry_id text not null, expires_at text)`,
  `create table deliveries (id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
    channel text not null, state text not null, attempts integer not null, next_attempt_at text not null,
    expires_at text not null, lease text, leased_until text, last_error text, sent_at text)`,
  `create table health (id integer primary key, written_at text not null)`,
  `create index enquiries_received_at on enquiries (received_at)`,
  `create index enquiries_email on enquiries (email)`,
  `create index receipts_enquiry_id on receipts (enquiry_id)`,
  `create index receipts_expires_at on receipts (expires_at)`,
  `create index deliveries_enquiry_id on deliveries (enquiry_id)`,
  `create index deliveries_state_next_attempt_at on deliveries (state, next_attempt_at)`,
  `insert into enquiries values
    ('11111111-0000-4000-8000-000000000000', 'message', '/', 'en-KE', 'w@westlands.example',
      '{"name":"Wanjiru","email":"w@westlands.example","subject":"A sign","message":"How large?"}', null, '2026-01-05T09:00:00.000Z'),
    ('22222222-0000-4000-8000-000000000000', 'newsletter', '/blog', 'en-KE', 'reader@westlands.example',
      '{"email":"Reader@westlands.example"}', null, '2026-01-06T09:00:00.000Z'),
    ('33333333-0000-4000-8000-000000000000', 'contact', '/contact', 'en-KE', 'a@kisumu.example',
      '{"firstName":"Achieng","email":"a@kisumu.example","message":"Hello","newsletter":true}', null, '2026-01-07T09:00:00.000Z')`,
  `insert into receipts values ('the-key content', '11111111-0000-4000-8000-000000000000', null)`,
  `insert into deliveries values
    ('d1', '11111111-0000-4000-8000-000000000000', 'mail', 'pending', 3, '2026-01-05T10:00:00.000Z',
      '2126-01-12T09:00:00.000Z', null, null, '554 spam: How large?', null),
    ('d2', '11111111-0000-4000-8000-000000000000', 'webhook', 'pending', 0, '2026-01-05T10:00:00.000Z',
      '2126-01-12T09:00:00.000Z', null, null, null, null),
    ('d3', '22222222-0000-4000-8000-000000000000', 'mail', 'sent', 1, '2026-01-06T09:00:00.000Z',
      '2026-01-13T09:00:00.000Z', null, null, null, '2026-01-06T09:00:01.000Z')`,
  `insert into health values (1, '2026-01-07T09:00:00.000Z')`,
];

export async function writeFirstVersion(location: DatabaseLocation): Promise<void> {
  if (location.kind === 'sqlite') {
    const database = new Sqlite(location.file);
    database.pragma('journal_mode = WAL');
    for (const statement of statements) database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: location.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
