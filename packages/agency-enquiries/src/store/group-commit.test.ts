import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.js';

interface Tables {
  notes: { text: string };
}

let db: Kysely<Tables>;
/** The statements that the database has run. */
let statements: string[];
/** Makes the next commits fail. */
let failure: Error | undefined;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'group-commit-'));
  const database = new Sqlite(join(folder, 'notes.db'));
  statements = [];
  failure = undefined;
  db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        prepare: (text) => {
          statements.push(text);
          if (text === 'commit' && failure) throw failure;
          return database.prepare(text) as never;
        },
        close: () => database.close(),
      },
    }),
  });
  await db.schema
    .createTable('notes')
    .addColumn('text', 'text', (column) => column.primaryKey())
    .execute();
  statements = [];
  onTestFinished(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
});

const stored = async () => (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);
const count = (statement: string) => statements.filter((text) => text === statement).length;

/** Adds notes concurrently, and returns each outcome. */
function addAll(texts: readonly string[], options: Partial<GroupCommitOptions<Tables>> = {}) {
  const commitTogether = createGroupCommit(db, { maxTransactions: 1, rowsPerStatement: 1, ...options });
  return Promise.allSettled(
    texts.map((text) =>
      commitTogether(async (_transaction, insertLater) => {
        insertLater('notes', { text });
        return text;
      }),
    ),
  );
}

it('commits concurrent work once and returns each caller’s result', async () => {
  const results = await addAll(['a', 'b', 'c']);
  expect(results).toEqual(['a', 'b', 'c'].map((value) => ({ status: 'fulfilled', value })));
  expect([count('begin'), count('commit')]).toEqual([1, 1]);
  expect(await stored()).toEqual(['a', 'b', 'c']);
});

it('limits the number of work items in a transaction', async () => {
  await addAll(['a', 'b', 'c', 'd', 'e'], { maxParts: 2 });
  expect(count('commit')).toBe(3);
  expect(await stored()).toHaveLength(5);
});

it('inserts all items’ rows in one statement when that is faster', async () => {
  await addAll(['a', 'b', 'c'], { rowsPerStatement: 2 });
  expect(statements.filter((text) => text.startsWith('insert'))).toHaveLength(2);
  expect(await stored()).toEqual(['a', 'b', 'c']);
});

it('stores the other items if one fails', async () => {
  const results = await addAll(['a', 'b', 'a', 'c']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual(['a', 'b', 'c']);
});

it('rejects all items if the commit fails, without trying them one by one', async () => {
  failure = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const results = await addAll(['a', 'b', 'c']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(count('begin')).toBe(1);
  failure = undefined;
  expect(await stored()).toEqual([]);
});
