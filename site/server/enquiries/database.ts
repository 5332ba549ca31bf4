import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, Migrator, PostgresDialect, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrations } from './migrations.js';
import type { EnquiryForm } from './schema.js';

/** Times are ISO 8601 in UTC, which both databases can compare as text. */
export interface Tables {
  enquiries: {
    id: string;
    form: EnquiryForm;
    page: string | null;
    locale: string;
    /** Lower-case, to find the enquiries of one person. */
    email: string;
    /** JSON. */
    fields: string;
    spam: string | null;
    received_at: string;
  };
  /** Idempotency keys of stored requests, so that a retry stores no duplicate. */
  receipts: { key: string; enquiry_id: string; expires_at: string | null };
  deliveries: {
    id: string;
    enquiry_id: string;
    channel: Channel;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: string;
    expires_at: string;
    lease: string | null;
    leased_until: string | null;
    last_error: string | null;
    sent_at: string | null;
  };
  health: { id: number; written_at: string };
}

export type Channel = 'mail' | 'webhook';

export type DeliveryState = 'pending' | 'sent' | 'failed';

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** Throws if the database file was deleted or replaced, so that a commit would be lost. */
  verify: () => void;
}

/** Timeout for a connection, a lock or a query, in ms. Browsers wait for 20 seconds. */
const timeoutMs = 5000;

const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, statement_timeout: timeoutMs };

/** Opens the database and runs pending migrations. Writes a row, so that a write failure is detected at start. */
export async function openDatabase(location: DatabaseLocation, now: () => number = Date.now): Promise<OpenDatabase> {
  const db = new Kysely<Tables>({
    dialect: await (location.kind === 'sqlite' ? sqlite(location.file) : postgres(location.url)),
  });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    let { error } = await migrator.migrateToLatest();
    // Kysely does not lock SQLite: if two processes migrate a new file at the same time, one of them fails.
    if (error && location.kind === 'sqlite') ({ error } = await migrator.migrateToLatest());
    if (error) throw error;
    await writeHealth(db, now());
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return { db, verify: location.kind === 'sqlite' ? fileGuard(location.file) : () => undefined };
}

/** Writes a row that nothing reads, which proves that an enquiry can be stored. */
export async function writeHealth(db: Kysely<Tables>, now: number): Promise<void> {
  const written_at = new Date(now).toISOString();
  await db
    .insertInto('health')
    .values({ id: 1, written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute();
}

async function sqlite(file: string): Promise<SqliteDialect> {
  const { default: Sqlite } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Sqlite(file, { timeout: timeoutMs });
  try {
    // Personal data is readable only by the server's user. The write-ahead log inherits the mode.
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    // A commit is flushed to disk before it returns.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Overwrites deleted text instead of only unlinking it.
    database.pragma('secure_delete = ON');
    const [result] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (result?.quick_check !== 'ok') throw Object.assign(new Error(result?.quick_check), { code: 'SQLITE_CORRUPT' });
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = (statement: string) => database.prepare(statement) as unknown as SqliteStatement;
  return new SqliteDialect({
    database: {
      // SQLite has rolled back by itself when the disk is full. Another rollback would fail and hide the reason.
      prepare: (statement) => prepare(statement === 'rollback' && !database.inTransaction ? 'select 1' : statement),
      close: () => database.close(),
    },
  });
}

async function postgres(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, ...timeouts });
  // Without a listener, a connection that breaks while idle crashes the process. The next query reports the error.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      // Overrides a default of the database that does not flush each commit to disk.
      await connection.executeQuery(
        CompiledQuery.raw(
          `select set_config('synchronous_commit', 'on', false)
           where current_setting('synchronous_commit') in ('off', 'local')`,
        ),
      );
    },
  });
}

/** SQLite keeps writing to a file that was deleted or replaced. */
function fileGuard(file: string): () => void {
  const identity = () => [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.ino).join();
  const opened = identity();
  return () => {
    if (identity() !== opened) throw Object.assign(new Error('The file was replaced.'), { code: 'FILE_REPLACED' });
  };
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full: free some space',
  ENOSPC: 'the disk is full: free some space',
  SQLITE_READONLY: 'it may not be written: give the user that runs the server write access to the file and its folder',
  EACCES: 'it may not be written: give the user that runs the server write access to the file and its folder',
  EPERM: 'it may not be written: give the user that runs the server write access to the file and its folder',
  EROFS: 'its disk is mounted read-only',
  SQLITE_CANTOPEN: 'it cannot be opened: the folder must exist, and the user that runs the server may write there',
  SQLITE_CORRUPT: 'the file is damaged: move it away and restore the last backup (docs/deploy.md)',
  SQLITE_NOTADB: 'the file is damaged or no database: move it away and restore the last backup (docs/deploy.md)',
  SQLITE_IOERR: 'the disk refuses to write: is it full or broken?',
  SQLITE_BUSY: 'another program keeps it locked',
  FILE_REPLACED: 'the file was deleted or replaced while the server ran; it is opened again',
  ECONNREFUSED: 'no PostgreSQL answers there: is it running, and is DATABASE_URL right?',
  ENOTFOUND: 'there is no such host: correct DATABASE_URL',
  ETIMEDOUT: 'no PostgreSQL answers there: is it running, and is DATABASE_URL right?',
  '28P01': 'the password is rejected: correct DATABASE_URL',
  '28000': 'the user is rejected: correct DATABASE_URL',
  '3D000': 'there is no such database: create it, or correct DATABASE_URL',
  '25006': 'it is read-only: name the primary server in DATABASE_URL',
  '53100': 'its disk is full: free some space',
  '53300': 'it has no connection left: raise max_connections, or run fewer servers',
};

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The location of the store, without a password. */
export function nameOfLocation(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.file;
  const { host, pathname } = new URL(location.url);
  return `postgres://${host}${pathname}`;
}

/** Describes a failure for the log: the cause, the location and the remedy. */
export function describeFailure(error: unknown, location: DatabaseLocation): string {
  const code = codeOf(error);
  // SQLite has extended error codes: SQLITE_IOERR_WRITE, SQLITE_READONLY_DIRECTORY.
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')];
  const message = error instanceof Error ? error.message : String(error);
  return `The store of enquiries at ${nameOfLocation(location)} failed: ${known ?? message}${known && code ? ` (${code})` : ''}.`;
}
