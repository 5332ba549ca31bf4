import type { Insertable, Kysely, Transaction } from 'kysely';

/** Inserts a row after all parts of the transaction, together with the rows of the others. */
export type InsertLater<Tables> = <Name extends keyof Tables & string>(
  table: Name,
  row: Insertable<Tables[Name]>,
) => void;

/** A part of a transaction. May run twice, if the first transaction is rolled back. */
export type Part<Tables, Result> = (
  transaction: Transaction<Tables>,
  insertLater: InsertLater<Tables>,
) => Promise<Result>;

export interface GroupCommitOptions<Tables> {
  /** Transactions at the same time. SQLite has one writer. */
  maxTransactions: number;
  /** Parts of one transaction. @default 100 */
  maxParts?: number | undefined;
  /**
   * Rows of one statement. PostgreSQL takes many at a time, because each statement is a message to the server and back.
   * For SQLite the same statement for each row is faster, because it is prepared once.
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

/** Errors of one part: of its data, a constraint or a deadlock. The others concern the database, such as a full disk. */
const partErrorCode = /^(?:SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)|(?:22|23|40)\w{3}$)/;

const isPartError = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || partErrorCode.test(String(error.code));

/**
 * Commits what arrives at the same time in one transaction, because the flush to the disk takes most of the time of a
 * small one. A result is returned after the commit, so it is as durable as with its own transaction.
 *
 * If one part fails, the transaction is rolled back, and each part runs in its own transaction.
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
      // In the order of their first row, so that an enquiry comes before what refers to it.
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
          // `insertLater` has checked them: a map cannot have a type of value for each key.
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

  /** After the requests that have already arrived: otherwise each would form its own group. */
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
