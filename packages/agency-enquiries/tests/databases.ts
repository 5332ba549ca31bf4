import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseLocation } from '../src/store/store.js';
import { type Postgres, startPostgres } from './postgres.js';

export type Kind = 'SQLite' | 'PostgreSQL';

export const kinds: readonly Kind[] = ['SQLite', 'PostgreSQL'];

/** Creates empty databases of both kinds for the tests in one file. */
export function databases() {
  let folder: string;
  let postgres: Postgres;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }, 60_000);
  return {
    create: async (kind: Kind): Promise<DatabaseLocation> =>
      kind === 'SQLite'
        ? { kind: 'sqlite', file: join(folder, `${count++}.db`) }
        : { kind: 'postgres', url: await postgres.createDatabase() },
    postgres: () => postgres,
    folder: () => folder,
  };
}
