import type { Insertable, Kysely, Transaction } from 'kysely';

/** Queues a row. Once every part of the transaction has run, it is inserted together with the other parts' rows. */
export type InsertLater<Tables> = <Name extends keyof Tables & string>(
  table: Name,
  row: Insertable<Tables[Name]>,
) => void;

/** A part of a transaction. Runs a second time if the first transaction is rolled back. */
export type Part<Tables, Result> = (
  transaction: Transaction<Tables>,
  insertLater: InsertLater<Tables>,
) => Promise<Result>;

export interface GroupCommitOptions<Tables> {
  /** Number of concurrent transactions. SQLite has a single writer. */
  maxTransactions: number;
  /** Maximum number of parts in one transaction. @default 100 */
  maxParts?: number | undefined;
  /**
   * Number of rows per statement. PostgreSQL inserts many at a time, because each statement is a round trip. SQLite is
   * faster with one row per statement, which is prepared once.
   */
  rowsPerStatement: number;
  /** Runs once in each transaction. */
  cleanUp?: ((transaction: Transaction<Tables>) => Promise<void>) | undefined;
}

interface Waiting<Tables> {
  part: Part<Tables, unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Errors that concern a single part: its data, a constraint or a deadlock. All others, such as a full disk, concern
 * the whole database.
 */
const partErrorCode = /^(?:SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)|(?:22|23|40)\w{3}$)/;

export const isPartError = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || partErrorCode.test(String(error.code));

/**
 * Commits concurrent work in one transaction, because a small transaction spends most of its time flushing to disk. A
 * result is returned after the commit, so it is as durable as with a separate transaction.
 *
 * If one part fails, the transaction is rolled back and each part runs in its own transaction.
 */
export function createGroupCommit<Tables>(
  db: Kysely<Tables>,
  { maxTransactions, maxParts = 100, rowsPerStatement, cleanUp = async () => undefined }: GroupCommitOptions<Tables>,
): <Result>(part: Part<Tables, Result>) => Promise<Result> {
  const waiting: Waiting<Tables>[] = [];
  let running = 0;
  let isScheduled = false;

  const runAll = (parts: readonly Part<Tables, unknown>[]): Promise<unknown[]> =>
    db.transaction().execute(async (transaction) => {
      await cleanUp(transaction);
      // Ordered by first row, so that an enquiry is inserted before the rows that refer to it.
      const rows = new Map<keyof Tables & string, unknown[]>();
      const results: unknown[] = [];
      for (const part of parts) {
        const result = await part(transaction, (table, row) => {
          const all = rows.get(table);
          if (all) all.push(row);
          else rows.set(table, [row]);
        });
        results.push(result);
      }
      for (const [table, all] of rows) {
        for (let index = 0; index < all.length; index += rowsPerStatement) {
          // `insertLater` has already checked the types, because a map's type cannot give each key a different value
          // type.
          const some = all.slice(index, index + rowsPerStatement) as Insertable<Tables[typeof table]>[];
          await transaction.insertInto(table).values(some).execute();
        }
      }
      return results;
    });

  const runAlone = ({ part, resolve, reject }: Waiting<Tables>): Promise<void> =>
    runAll([part]).then(([result]) => resolve(result), reject);

  async function commit(group: readonly Waiting<Tables>[]): Promise<void> {
    try {
      const results = await runAll(group.map(({ part }) => part));
      group.forEach(({ resolve }, index) => {
        resolve(results[index]);
      });
    } catch (error) {
      if (group.length > 1 && isPartError(error)) for (const one of group) await runAlone(one);
      else for (const { reject } of group) reject(error);
    }
  }

  async function commitWaiting(): Promise<void> {
    isScheduled = false;
    const group = waiting.splice(0, maxParts);
    running++;
    await commit(group);
    running--;
    schedule();
  }

  /** Waits for requests that have already arrived, because otherwise each would form its own group. */
  function schedule(): void {
    if (isScheduled || waiting.length === 0 || running >= maxTransactions) return;
    isScheduled = true;
    setImmediate(() => void commitWaiting());
  }

  return <Result>(part: Part<Tables, Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ part, resolve: (result) => resolve(result as Result), reject });
      schedule();
    });
}
