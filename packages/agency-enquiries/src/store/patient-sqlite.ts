import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import type { Database } from 'libsql';

/** Interval between attempts on a locked file, in ms. */
const retryMs = 10;

/** Whether another program has locked the file. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Runs work, and retries it while another program has the file locked. */
export type Patience = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Waits for locks without blocking the thread. SQLite's own timeout (`busy_timeout`) would block it, and with it
 * every other request on the server.
 *
 * @param timeoutMs - How long to wait for the lock. After that, work is tried only once and fails immediately, until
 * some of it succeeds; otherwise requests would queue up behind each other.
 */
export function createPatience(timeoutMs: number): Patience {
  let lockedSince: number | undefined;
  let triedAt = 0;
  return async (work) => {
    for (;;) {
      try {
        const result = await work();
        lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        const now = performance.now();
        // After a long pause, the file may have been unlocked.
        if (lockedSince === undefined || now - triedAt > timeoutMs) lockedSince = now;
        triedAt = now;
        if (now - lockedSince >= timeoutMs) throw error;
        await wait(retryMs);
      }
    }
  };
}

const isSchemaChange = (statement: string) => /^(?:create|alter|drop)\b/i.test(statement);

/** Statements without parameters or rows. */
const isPlain = (statement: string) => /^(?:begin|commit|rollback)\b/i.test(statement) || isSchemaChange(statement);

const isWrite = (statement: string) => /^(?:insert|update|delete)\b/i.test(statement);

/** Maximum number of cached statements. The service needs fewer, but some depend on the number of rows. */
const maxStatements = 200;

/**
 * Prepares statements and caches them, because preparing a new one for each query would use memory that the garbage
 * collector doesn't see.
 */
function createPrepare(database: Database): (statement: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();

  /** Leaves nothing behind if it fails. See `PatientSqliteDialect`. */
  const plain = (statement: string): SqliteStatement => ({
    reader: false,
    all: () => [],
    iterate: () => [][Symbol.iterator](),
    run() {
      database.exec(statement);
      return { changes: 0, lastInsertRowid: 0 };
    },
  });

  return (statement) => {
    // Migrations change the columns of cached statements.
    if (isSchemaChange(statement)) statements.clear();
    // Begins immediately, because a transaction that reads first would fail on its first write if another program had
    // written in the meantime.
    if (statement === 'begin') return plain('begin immediate');
    // SQLite rolls back automatically when the disk is full. A second rollback would fail and hide the reason.
    if (statement === 'rollback' && !database.inTransaction) return plain('select 1');
    if (isPlain(statement)) return plain(statement);
    const kept = statements.get(statement);
    if (kept) return kept;
    const prepared = database.prepare(statement) as unknown as SqliteStatement;
    if (statements.size < maxStatements) statements.set(statement, prepared);
    return prepared;
  };
}

/** SQLite's schema changes are transactional, so two servers never migrate a file at the same time. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's dialect for SQLite, which waits for locks without blocking the thread. The database must be opened without
 * a timeout.
 *
 * Only the beginning of a transaction waits: `begin immediate`, run by `exec`. The `libsql` package never resets a
 * prepared statement that failed because of a lock. While such a statement exists, SQLite cannot commit on that
 * connection: a transaction fails with an error, and a write outside one stays uncommitted without an error. So every
 * write runs in a transaction.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #database: Database;
  readonly #patiently: Patience;

  constructor(database: Database, patiently: Patience) {
    super({ database: { prepare: createPrepare(database), close: () => void database.close() } });
    this.#database = database;
    this.#patiently = patiently;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => this.#waiting(await acquire());
    return driver;
  }

  #waiting(connection: DatabaseConnection): DatabaseConnection {
    const database = this.#database;

    async function runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      database.exec('begin immediate');
      try {
        const result = await connection.executeQuery<Row>(query);
        database.exec('commit');
        return result;
      } catch (error) {
        if (database.inTransaction) database.exec('rollback');
        throw error;
      }
    }

    return {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        this.#patiently(() =>
          isWrite(query.sql) && !database.inTransaction ? runAlone<Row>(query) : connection.executeQuery<Row>(query),
        ),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }
}
