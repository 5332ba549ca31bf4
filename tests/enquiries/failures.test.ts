/** A store that fails: a sentence in the log, 503, the visitor's text kept, and no restart once it works again. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeFailure, openDatabase } from '../../site/server/enquiries/database.js';
import { createEnquiries } from '../../site/server/enquiries/enquiries.js';
import type { DatabaseLocation } from '../../site/server/enquiries/store.js';
import { type BuiltServer, buildServer, freePort, kill, startServer } from './child.js';
import { type Postgres, startPostgres } from './postgres.js';

const text = 'How large may it be? This text must not be lost.';
const values = { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: text };

const json = (message = text, key: string = crypto.randomUUID()): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ form: 'message', ...values, message }),
});

const form: RequestInit = { method: 'POST', body: new URLSearchParams({ form: 'message', ...values }) };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The endpoint on a store that the test breaks. */
async function open(database: DatabaseLocation) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { app, start, stop, isWritable } = createEnquiries({ database });
  onTestFinished(async () => {
    await stop(1000);
    logged.mockRestore();
  });
  await start();
  return {
    send: (request: RequestInit) => app.request('/api/enquiries', request),
    isWritable,
    log: () => logged.mock.calls.flat().join('\n'),
  };
}

async function expectRefused(send: (request: RequestInit) => Response | Promise<Response>): Promise<void> {
  const refused = await send(json());
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const page = await send(form);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(text);
  expect(html).toContain('mailto:');
}

describe('a SQLite file', () => {
  it('that is damaged: says so, and works again once it is moved away', async () => {
    const file = join(newFolder(), 'enquiries.db');
    writeFileSync(file, 'This is no database. '.repeat(500));
    const { send, log } = await open({ kind: 'sqlite', file });
    await expectRefused(send);
    expect(log()).toContain(`The store of enquiries at ${file} failed: the file is damaged or no database`);
    // Not one line per request.
    expect(log().split('\n')).toHaveLength(1);
    rmSync(file);
    expect((await send(json())).status).toBe(201);
    expect(log()).toContain('works again');
  });

  it('that is damaged in its middle: says so at start', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const whole = createEnquiries({ database: { kind: 'sqlite', file } });
    await whole.start();
    for (let index = 0; index < 40; index++) await whole.app.request('/api/enquiries', json(text.repeat(20) + index));
    await whole.stop(1000);
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, bytes.length - 4096);
    writeFileSync(file, bytes);
    const { send, log } = await open({ kind: 'sqlite', file });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('damaged');
  });

  it('that is deleted while the server runs: does not accept what goes nowhere', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const { send, log } = await open({ kind: 'sqlite', file });
    expect((await send(json('One is stored.'))).status).toBe(201);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('deleted or replaced while the server ran');
    expect((await send(json())).status).toBe(201);
  });

  it('that may not grow: names the reason, not the rollback that it leads to', async () => {
    const location = { kind: 'sqlite', file: join(newFolder(), 'enquiries.db') } as const;
    const { db } = await openDatabase(location);
    onTestFinished(() => db.destroy());
    await sql`pragma max_page_count = 1`.execute(db);
    const written = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('receipts')
        .values({ key: 'a'.repeat(100_000), enquiry_id: 'b', expires_at: null })
        .execute();
    });
    const error = await written.catch((error: unknown) => error);
    expect(describeFailure(error, location)).toContain('the disk is full: free some space (SQLITE_FULL)');
  });

  it('in a folder that cannot be made', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'data'), '');
    const { send, isWritable, log } = await open({ kind: 'sqlite', file: join(folder, 'data/enquiries.db') });
    await expectRefused(send);
    expect(await isWritable()).toBe(false);
    expect(log()).toContain('The store of enquiries at');
  });
});

describe('a server process', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await buildServer();
  }, 60_000);
  afterAll(() => server.remove());

  const isRoot = process.getuid?.() === 0;

  /** As somebody without rights, where the test itself has all of them. */
  const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

  it('that may not write the file: says so', async () => {
    const folder = newFolder();
    const file = join(folder, 'enquiries.db');
    const whole = createEnquiries({ database: { kind: 'sqlite', file } });
    await whole.start();
    await whole.stop(1000);
    for (const name of ['', '-wal', '-shm']) rmSync(name && file + name, { force: true });
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    const port = await freePort();
    const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${file}` }, nobody);
    onTestFinished(() => kill(child));
    await child.listening;
    await expectRefused((request) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request));
    expect(child.printed()).toContain('it may not be written: give the user that runs the server write access');
  });

  it.runIf(process.platform === 'linux')(
    'on a full disk: stores what fits, refuses the rest, and goes on',
    async () => {
      const folder = newFolder();
      const file = join(folder, 'enquiries.db');
      const port = await freePort();
      const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${file}` });
      onTestFinished(() => kill(child));
      await child.listening;
      const send = (request: RequestInit) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request);
      expect((await send(json('The first is stored.'))).status).toBe(201);
      // No file of this process may grow: what a full disk answers, without filling one.
      const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(child.process.pid), `--fsize=${bytes}`]);
      expect(limit('20000:').status).toBe(0);
      await expectRefused(send);
      expect(child.printed()).toMatch(/the disk (?:is full|refuses to write)/);
      expect(limit('unlimited:').status).toBe(0);
      expect((await send(json())).status).toBe(201);
    },
  );
});

describe('a PostgreSQL server', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  it('that is gone: says so, without its password, and is used again when it is back', async () => {
    const url = await postgres.createDatabase();
    const { send, isWritable, log } = await open({ kind: 'postgres', url });
    expect((await send(json())).status).toBe(201);
    await postgres.halt();
    await expectRefused(send);
    expect(log()).toContain(`The store of enquiries at postgres://${new URL(url).host}`);
    expect(log()).not.toContain(new URL(url).password);
    await postgres.resume();
    expect((await send(json())).status).toBe(201);
    await expect.poll(isWritable, { timeout: 5000 }).toBe(true);
  });

  it('that is not there at start does not keep the site from starting', async () => {
    const { send, log } = await open({
      kind: 'postgres',
      url: `postgres://a:opensesame@127.0.0.1:${await freePort()}/d`,
    });
    await expectRefused(send);
    expect(log()).toContain('no PostgreSQL answers there');
    expect(log()).not.toContain('opensesame');
  });

  it('that refuses the password', async () => {
    const url = new URL(await postgres.createDatabase());
    url.password = 'opensesame';
    const { send, log } = await open({ kind: 'postgres', url: url.href });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('the password is refused: correct DATABASE_URL');
  });
});
