import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDialect } from 'kysely';

/** Interval at which a locked file is tried again, in ms. */
const retryMs = 20;

/** Whether another program keeps the file locked. The statement has done nothing. */
export const isLockedFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Repeats work while another program keeps the file locked. SQLite's own timeout would block the thread, and with it
 * every other request of the server.
 *
 * @param timeoutMs - How long the file may be locked. After that each work is tried once, until one succeeds: requests
 * would otherwise wait for each other.
 */
export function createPatience(timeoutMs: number): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let lockedSince: number | undefined;
  let triedAt = 0;
  return async (work) => {
    for (;;) {
      try {
        const result = await work();
        lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isLockedFile(error)) throw error;
        const now = performance.now();
        // Nobody knows whether it was locked in a long pause.
        if (lockedSince === undefined || now - triedAt > timeoutMs) lockedSince = now;
        triedAt = now;
        if (now - lockedSince >= timeoutMs) throw error;
        await wait(retryMs);
      }
    }
  };
}

/** Kysely's dialect for SQLite, whose statements wait for locks. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #patiently: ReturnType<typeof createPatience>;

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0], patiently: ReturnType<typeof createPatience>) {
    super(config);
    this.#patiently = patiently;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => this.#waiting(await acquire());
    return driver;
  }

  #waiting(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        this.#patiently(() => connection.executeQuery<Row>(query)),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }
}
