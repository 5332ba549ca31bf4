import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lockFile } from '../../tests/lock-file.js';
import { openDatabase } from './database.js';
import { migrations } from './migrations.js';
import { createPatience } from './patient-sqlite.js';

const locked = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'enquiries.db');
}

async function open(file: string, timeoutMs = 5000) {
  const { db } = await openDatabase({ kind: 'sqlite', file }, { patience: createPatience(timeoutMs) });
  onTestFinished(() => db.destroy());
  return db;
}

/** Replaces the monotonic clock. */
function fakeClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

it('retries work that failed because of a lock', async () => {
  const work = vi
    .fn(() => 'stored')
    .mockImplementationOnce(() => {
      throw locked();
    });
  expect(await createPatience(5000)(work)).toBe('stored');
  expect(work).toHaveBeenCalledTimes(2);
});

it('tries only once after a long lock so that requests don’t queue up, then retries as before', async () => {
  fakeClock();
  const patiently = createPatience(1000);
  let attempts = 0;
  let isFree = false;
  const work = () => {
    attempts += 1;
    vi.advanceTimersByTime(400);
    if (!isFree) throw locked();
  };
  const attemptsOf = async () => {
    attempts = 0;
    await patiently(work).catch(() => undefined);
    return attempts;
  };
  expect(await attemptsOf()).toBe(4);
  expect(await attemptsOf()).toBe(1);
  // After a long pause, it is unknown whether the file stayed locked.
  vi.advanceTimersByTime(60_000);
  expect(await attemptsOf()).toBe(4);
  isFree = true;
  expect(await attemptsOf()).toBe(1);
  isFree = false;
  expect(await attemptsOf()).toBe(4);
});

it('does not retry any other error', async () => {
  const work = vi.fn(() => {
    throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  });
  await expect(createPatience(5000)(work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['a single statement', 'a transaction', 'a schema change'])(
  'keeps committing after a lock has caused a failure: %s',
  async (failed) => {
    const file = newFile();
    // Fails on the first attempt.
    const db = await open(file, 0);
    const other = await open(file);
    const unlock = lockFile(file);
    const insert = (name: string) => db.insertInto('tasks').values({ name, at: '' }).execute();
    const attempt = {
      'a single statement': () => insert('lost'),
      'a transaction': () => db.transaction().execute(() => insert('lost')),
      'a schema change': () => sql`create table lost (id text)`.execute(db),
    }[failed];
    await expect(attempt?.()).rejects.toThrow('locked');
    unlock();
    await insert('single');
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tasks').values({ name: 'together', at: '' }).execute();
    });
    const rows = await other.selectFrom('tasks').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['single', 'together']);
  },
);

it('migrates a new file once, in order, while several servers open it', async () => {
  for (let round = 0; round < 5; round++) {
    const file = newFile();
    const all = await Promise.all(Array.from({ length: 4 }, () => open(file)));
    for (const db of all) {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by rowid`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    }
  }
});

it('leaves no trace of a migration that fails', async () => {
  const file = newFile();
  const other = new Sqlite(file);
  // Makes the fourth migration unable to create its index.
  other.exec('create table enquiries_received_at_id (id text)');
  await expect(open(file)).rejects.toThrow();
  const names = other.prepare("select name from sqlite_master where name = 'enquiries'").all();
  expect(names).toEqual([]);
  other.exec('drop table enquiries_received_at_id');
  other.close();
  await open(file);
});
