import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { NamedFile } from '../files/back-up-folder.js';
import { OutputError, writingTo } from '../files/output-error.js';
import { isFolder } from '../files/path-kind.js';
import type { FormDescription, FormDescriptions } from '../form-description.js';
import { createGroupCommit, type Part } from './group-commit.js';
import { migrations } from './migrations.js';
import { createPatience, type Patience, PatientSqliteDialect } from './patient-sqlite.js';

/** Times are ISO 8601 in UTC, which both databases can compare as text. */
export interface Tables {
  enquiries: {
    id: string;
    form: string;
    page: string | null;
    locale: string;
    /** In lower case, so that one person's enquiries can be found. Empty if the form does not ask for it. */
    email: string;
    /** JSON. */
    fields: string;
    spam: string | null;
    received_at: string;
    /** When the owner marked it as a job, so that it is kept. Null otherwise. */
    job_at: string | null;
  };
  /** Newsletter subscriptions. They outlive the enquiries in which they were requested. */
  subscriptions: { email: string; token: string; locale: string; spam: string | null; subscribed_at: string };
  /** Times of the last actions by the service or the owner, and the receivers of the most recently started server. */
  tasks: { name: string; at: string };
  /** Idempotency keys of stored requests, so that a retry stores no duplicate. */
  receipts: { key: string; enquiry_id: string; expires_at: string | null };
  deliveries: {
    id: string;
    enquiry_id: string;
    channel: Channel;
    /**
     * The receiver's e-mail address. Null for a webhook, and for mails from the first version, which had one row for
     * all recipients.
     */
    recipient: string | null;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: string;
    expires_at: string;
    lease: string | null;
    leased_until: string | null;
    last_error: string | null;
    sent_at: string | null;
  };
  /** Files attached to enquiries. Their content is in the file store, under their id. */
  files: {
    id: string;
    /** Null until the enquiry is stored, and after it is deleted. */
    enquiry_id: string | null;
    /** Name of the form's field. */
    field: string;
    name: string;
    /** Media type of the content. */
    type: string;
    bytes: number;
    /** Position within the enquiry, from 1. */
    position: number;
    /** When the content is to be deleted, if the file doesn't belong to an enquiry. */
    discard_after: string | null;
  };
  /** Names of the forms and their fields, because the owner's command cannot access the definitions. */
  forms: {
    name: string;
    title: string;
    /** JSON: the descriptions of the fields. */
    fields: string;
    /** Order of the forms in exports. */
    position: number;
  };
  /** Hashes of all descriptions with which a server has started. */
  form_versions: { hash: string; first_used_at: string };
  /** Rows that are never read. Writing them proves that an enquiry can be stored. */
  health: { id: number; written_at: string; padding: string | null };
}

export type Channel = 'mail' | 'webhook';

/** `failed` deliveries were retried for 7 days; `refused` ones were permanently rejected by the receiving server. */
export type DeliveryState = 'pending' | 'sent' | 'failed' | 'refused';

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** Throws if the database file was deleted or replaced, in which case a commit would be lost. */
  verify: () => void;
  /** Runs one part of a transaction that is shared with other requests. */
  commitTogether: <Result>(part: Part<Tables, Result>) => Promise<Result>;
}

/** Number of concurrent PostgreSQL transactions in which one server stores enquiries. */
const maxTransactions = 4;

/** Timeout for a connection, a lock or a query, in ms. The form in the browser waits 20 seconds. */
export const timeoutMs = 5000;

const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, statement_timeout: timeoutMs };

export interface OpenOptions {
  /** Stored for the owner's command. If omitted, the stored descriptions are left unchanged. */
  forms?: FormDescriptions | undefined;
  /** Current time in ms. @default Date.now */
  now?: (() => number) | undefined;
  /** How to wait for a locked SQLite file. @default up to 5 seconds */
  patience?: Patience | undefined;
}

/** Opens the database and runs pending migrations. Also writes a row, so that a write failure is detected at start. */
export async function openDatabase(
  location: DatabaseLocation,
  { forms, now = Date.now, patience = createPatience(timeoutMs) }: OpenOptions = {},
): Promise<OpenDatabase> {
  const db = new Kysely<Tables>({
    dialect: await (location.kind === 'sqlite' ? sqlite(location.file, patience) : postgres(location.url)),
  });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await writeHealth(db, now());
    if (forms) await writeForms(db, forms, now());
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return {
    db,
    verify: location.kind === 'sqlite' ? fileGuard(location.file) : () => undefined,
    commitTogether: createGroupCommit(db, {
      ...(location.kind === 'sqlite'
        ? { maxTransactions: 1, rowsPerStatement: 1 }
        : { maxTransactions, rowsPerStatement: 500 }),
      cleanUp: async (transaction) => {
        await transaction.deleteFrom('receipts').where('expires_at', '<=', new Date(now()).toISOString()).execute();
      },
    }),
  };
}

/** As many bytes as a long enquiry takes. Random, because PostgreSQL compresses data. */
const healthBytes = 32 * 1024;

/**
 * Proves that an enquiry can be stored. Inserts one into every table and rolls it back, which fails if a table is
 * locked; then writes as many bytes to disk as a long enquiry takes, which fails if the disk is nearly full.
 */
export async function writeHealth(db: Kysely<Tables>, now: number): Promise<void> {
  const written_at = new Date(now).toISOString();
  const undone = new Error('undone');
  const trial = db.transaction().execute(async (transaction) => {
    const [id, no] = [randomUUID(), null];
    await transaction.insertInto('receipts').values({ key: id, enquiry_id: id, expires_at: written_at }).execute();
    await transaction
      .insertInto('enquiries')
      .values({
        id,
        form: '',
        page: no,
        locale: '',
        email: '',
        fields: '{}',
        spam: no,
        received_at: written_at,
        job_at: no,
      })
      .execute();
    await transaction
      .insertInto('deliveries')
      .values({
        id,
        enquiry_id: id,
        channel: 'mail',
        recipient: no,
        state: 'sent',
        attempts: 0,
        next_attempt_at: written_at,
        expires_at: written_at,
      })
      .execute();
    throw undone;
  });
  await trial.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  // One row for each server.
  const id = randomInt(2, 2 ** 31);
  const padding = randomBytes(healthBytes / 2).toString('hex');
  await db.insertInto('health').values({ id, written_at, padding }).execute();
  await db.deleteFrom('health').where('id', '=', id).execute();
}

/**
 * Stores the form descriptions. Leaves a description alone if it was stored before, because a newer server may have
 * replaced it since. Forms and fields that are no longer accepted keep their names for stored enquiries.
 */
async function writeForms(db: Kysely<Tables>, forms: FormDescriptions, now: number): Promise<void> {
  const rows = [...forms.values()]
    .map((form, position) => ({ ...form, position }))
    // The order is the same on every server. Otherwise two servers that start at the same time could deadlock in
    // PostgreSQL.
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, title, fields, position } of rows) {
    const hash = createHash('sha256')
      .update(JSON.stringify([name, title, fields]))
      .digest('base64url');
    await db.transaction().execute(async (transaction) => {
      const isNew = await transaction
        .insertInto('form_versions')
        .values({ hash, first_used_at: new Date(now).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      if (!isNew) return;
      const before = await transaction.selectFrom('forms').select('fields').where('name', '=', name).executeTakeFirst();
      const row = { title, fields: JSON.stringify({ ...fields, ...removedFrom(before?.fields, fields) }), position };
      await transaction
        .insertInto('forms')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    });
  }
}

/** Stored fields that the definition no longer has. */
function removedFrom(stored: string | undefined, fields: FormDescription['fields']): FormDescription['fields'] {
  const before: FormDescription['fields'] = JSON.parse(stored ?? '{}');
  return Object.fromEntries(
    Object.entries(before)
      .filter(([name]) => !Object.hasOwn(fields, name))
      .map(([name, field]) => [name, { ...field, isRemoved: true }]),
  );
}

/** Reads the stored descriptions of all forms, in export order. */
export async function readForms(db: Kysely<Tables>): Promise<FormDescriptions> {
  const rows = await db.selectFrom('forms').selectAll().orderBy('position').orderBy('name').execute();
  return new Map(
    rows.map(({ name, title, fields }): [string, FormDescription] => [
      name,
      { name, title, fields: JSON.parse(fields) },
    ]),
  );
}

/** Opens the file. Throws immediately if another program has locked it. */
async function openFile(file: string) {
  const { default: Sqlite } = await import('libsql');
  const folder = dirname(file);
  if (isFolder(file)) throw Object.assign(new Error('The database is a folder.'), { code: 'EISDIR' });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite's own message only says that it can't open the file.
  accessSync(folder, constants.W_OK);
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // Personal data is readable only by the server's user. The write-ahead log inherits the mode.
    chmodSync(file, 0o600);
    // Doesn't use `pragma()`, which leaves a statement behind if the file is locked.
    for (const setting of [
      'journal_mode = WAL',
      // A commit is flushed to disk before it returns.
      'synchronous = FULL',
      'foreign_keys = ON',
      // Overwrites deleted text instead of just unlinking it.
      'secure_delete = ON',
    ])
      database.exec(`pragma ${setting}`);
    const [result] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (result?.quick_check !== 'ok') throw Object.assign(new Error(result?.quick_check), { code: 'SQLITE_CORRUPT' });
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const sqlite = async (file: string, patiently: Patience): Promise<PatientSqliteDialect> =>
  new PatientSqliteDialect(await patiently(() => openFile(file)), patiently);

async function postgres(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, ...timeouts });
  // Without a listener, a connection that breaks while idle crashes the process. The next query reports the error.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      // Overrides a database default that may not flush each commit to disk.
      await connection.executeQuery(
        CompiledQuery.raw(
          `select set_config('synchronous_commit', 'on', false)
           where current_setting('synchronous_commit') in ('off', 'local')`,
        ),
      );
    },
  });
}

/** What a copy of the database contains. */
export interface DatabaseCopy {
  /** The number of enquiries. */
  enquiries: number;
  /** Files referred to by the enquiries. */
  files: NamedFile[];
}

/**
 * Copies the database into a new file, without the original's write-ahead log.
 *
 * @throws OutputError if the new file cannot be written or is damaged. The database itself is fine.
 */
export async function backUpSqlite(db: Kysely<Tables>, file: string): Promise<DatabaseCopy> {
  // Created first, because SQLite would make it readable for everyone.
  await writingTo(file, async () => closeSync(openSync(file, 'wx', 0o600)));
  try {
    await writingTo(file, () => sql`vacuum into ${file}`.execute(db));
    const { default: Sqlite } = await import('libsql');
    const copy = new Sqlite(file, { readonly: true });
    try {
      const [check] = copy.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[];
      if (check?.integrity_check !== 'ok')
        throw new OutputError(
          `${file} is damaged (${check?.integrity_check}). Check its disk, then run the backup again.`,
        );
      const [row] = copy.prepare('select count(*) as count from enquiries').all() as { count: number }[];
      const files = copy.prepare('select id, bytes from files where enquiry_id is not null').all() as NamedFile[];
      return { enquiries: row?.count ?? 0, files };
    } finally {
      copy.close();
    }
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** PostgreSQL has its own backup program. */
export const noPostgresBackup = () =>
  new Error('backup: the store is in PostgreSQL. Run pg_dump --format=custom "$DATABASE_URL" > enquiries.dump.');

/** SQLite would keep writing to a file that was deleted or replaced. */
function fileGuard(file: string): () => void {
  const identity = () => [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.ino).join();
  const opened = identity();
  return () => {
    if (identity() !== opened) throw Object.assign(new Error('The file was replaced.'), { code: 'FILE_REPLACED' });
  };
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full. Free some space',
  ENOSPC: 'the disk is full. Free some space',
  EEXIST: 'its folder is a file. Set DATABASE_URL to a different path',
  ENOTDIR: 'its folder is inside a file. Set DATABASE_URL to a different path',
  EISDIR: 'it is a folder. Set DATABASE_URL to a file inside it, such as file:data/enquiries.db',
  SQLITE_CANTOPEN: 'it cannot be opened. Create the folder, and give the user that runs the server write access to it',
  SQLITE_CORRUPT: 'the file is damaged. Move it away and restore the last backup',
  SQLITE_NOTADB: 'the file is damaged or not a database. Move it away and restore the last backup',
  SQLITE_IOERR: 'the disk refuses to write. Check whether it is full or broken',
  SQLITE_BUSY: 'another program has locked it. Stop that program',
  FILE_REPLACED: 'the file was deleted or replaced while the server was running, so it is being opened again',
  ECONNREFUSED: 'PostgreSQL is not responding there. Start it, or correct DATABASE_URL',
  ENOTFOUND: 'there is no such host. Correct DATABASE_URL',
  ETIMEDOUT: 'PostgreSQL is not responding there. Start it, or correct DATABASE_URL',
  '28P01': 'the password is rejected. Correct DATABASE_URL',
  '28000': 'the user is rejected. Correct DATABASE_URL',
  '3D000': 'there is no such database. Create it, or correct DATABASE_URL',
  '25006': 'it is read-only. Set DATABASE_URL to the primary server’s address',
  '53100': 'its disk is full. Free some space',
  '53300': 'it has no connections left. Raise max_connections, or run fewer servers',
};

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The store's location, without a password. */
export function nameOfLocation(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.file;
  const { host, pathname } = new URL(location.url);
  return `postgres://${host}${pathname}`;
}

/** Names the folder that SQLite must be able to write to, and says what to do. */
function describeUnwritable(file: string, code: string): string {
  const folder = dirname(file);
  const remedy =
    code === 'EROFS'
      ? 'The disk is mounted read-only. Set DATABASE_URL to a path on another disk, or remount this one with write access'
      : `The user that runs the server${process.getuid ? ` (uid ${process.getuid()})` : ''} is not allowed to write there. Run "chown -R USER ${folder}", or set another path in DATABASE_URL`;
  return `The enquiry store at ${file} failed: the folder ${folder} or the file is not writable. ${remedy} (${code}).`;
}

/** Describes a failure for the log: the cause, the location and the remedy. */
export function describeFailure(error: unknown, location: DatabaseLocation): string {
  const code = codeOf(error);
  if (
    location.kind === 'sqlite' &&
    (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code.startsWith('SQLITE_READONLY'))
  )
    return describeUnwritable(location.file, code);
  // SQLite also has extended error codes, such as SQLITE_IOERR_WRITE and SQLITE_READONLY_DIRECTORY.
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')];
  const message = error instanceof Error ? error.message : String(error);
  const [, newer] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (newer)
    return `The enquiry store at ${nameOfLocation(location)} is from a newer version of this service, which has run the migration ${newer}. Start that version, or restore the backup from before the upgrade.`;
  // The message may quote the value that PostgreSQL rejected.
  if (!known && /^2[23]\w{3}$/.test(code))
    return `The enquiry store at ${nameOfLocation(location)} failed: the database rejected a value (${code}).`;
  return `The enquiry store at ${nameOfLocation(location)} failed: ${known ?? message}${known && code ? ` (${code})` : ''}.`;
}
