/** A failing store: one line in the log, status 503, the visitor's text kept, and recovery without a restart. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/port.js';
import { createEnquiries } from '../src/create-enquiries.js';
import { kitForms, sampleValues } from '../src/sample-values.js';
import { describeFailure, openDatabase } from '../src/store/database.js';
import type { DatabaseLocation } from '../src/store/store.js';
import { type BuiltServer, buildServer, kill, startServer } from './child.js';
import { lockFile } from './lock-file.js';
import { type Postgres, startPostgres } from './postgres.js';

const text = 'How large may it be? This text must not be lost.';
const values = { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: text };

const json = (message = text, key: string = crypto.randomUUID()): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ form: 'message', ...values, message }),
});

const forms = kitForms;
const answerPage = { contact: { email: 'desk@agency.example' } };

const requestOf = (request: RequestInit) => new Request('http://localhost/api/enquiries', request);

const form: RequestInit = { method: 'POST', body: new URLSearchParams({ form: 'message', ...values }) };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the endpoint on a store that the test then breaks. */
async function open(database: DatabaseLocation) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handle, start, stop, isWritable } = createEnquiries({ forms, database, answerPage });
  onTestFinished(async () => {
    await stop(1000);
    logged.mockRestore();
  });
  await start();
  return {
    send: (request: RequestInit) => handle(requestOf(request)),
    isWritable,
    log: () =>
      logged.mock.calls
        .flat()
        .filter((line) => !line.includes('nobody is notified of enquiries'))
        .join('\n'),
  };
}

async function expectRejected(send: (request: RequestInit) => Response | Promise<Response>): Promise<void> {
  const rejected = await send(json());
  expect(rejected.status).toBe(503);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  const page = await send(form);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(text);
  expect(html).toContain('mailto:');
}

describe('with SQLite', () => {
  it('logs a corrupt database file and recovers once the file is moved away', async () => {
    const file = join(newFolder(), 'enquiries.db');
    writeFileSync(file, 'This is no database. '.repeat(500));
    const { send, log } = await open({ kind: 'sqlite', file });
    await expectRejected(send);
    expect(log()).toContain(`The enquiry store at ${file} failed: the file is damaged or not a database`);
    // Logs the error once, not once per request.
    expect(log().split('\n')).toHaveLength(1);
    rmSync(file);
    expect((await send(json())).status).toBe(201);
    expect(log()).toContain('works again');
  });

  it('logs corruption inside the database file on start', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const whole = createEnquiries({ forms, database: { kind: 'sqlite', file } });
    await whole.start();
    for (let index = 0; index < 40; index++) await whole.handle(requestOf(json(text.repeat(20) + index)));
    await whole.stop(1000);
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, bytes.length - 4096);
    writeFileSync(file, bytes);
    const { send, log } = await open({ kind: 'sqlite', file });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('damaged');
  });

  it('rejects the first enquiry after the database file is deleted, and accepts the next', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const { send, log } = await open({ kind: 'sqlite', file });
    expect((await send(json('One is stored.'))).status).toBe(201);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('deleted or replaced while the server was running');
    expect((await send(json())).status).toBe(201);
  });

  it('gives the full database as the reason for the error, not the rollback that follows', async () => {
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
    expect(describeFailure(error, location)).toContain('the disk is full. Free some space (SQLITE_FULL)');
  });

  describe.each(['before the server opens it', 'later'])('with a file that another program locks %s', (when) => {
    async function openLocked() {
      const file = join(newFolder(), 'enquiries.db');
      const location = { kind: 'sqlite', file } as const;
      const { db } = await openDatabase(location);
      onTestFinished(() => db.destroy());
      const opened = when === 'later' ? await open(location) : undefined;
      const unlock = lockFile(file);
      if (opened) return { ...opened, unlock };
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { handle, stop, isWritable } = createEnquiries({ forms, database: location, answerPage });
      onTestFinished(async () => {
        await stop(1000);
        logged.mockRestore();
      });
      const send = (request: RequestInit) => handle(requestOf(request));
      return { send, isWritable, log: () => logged.mock.calls.flat().join('\n'), unlock };
    }

    it('stores waiting enquiries once the lock is released, and does other work in the meantime', async () => {
      const { send, unlock } = await openLocked();
      const answers = [json(), json('Another text.'), form].map(send);
      // If the server waited inside SQLite, this thread could never release the lock.
      await setTimeout(50);
      unlock();
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(201);
    });

    it('refuses waiting enquiries after five seconds, offers another way to get in touch, and recovers', async () => {
      const { send, isWritable, unlock, log } = await openLocked();
      vi.useFakeTimers({ toFake: ['performance'] });
      const clock = setInterval(() => vi.advanceTimersByTime(200), 10);
      onTestFinished(() => {
        clearInterval(clock);
        vi.useRealTimers();
      });
      const [one, other, isHealthy] = await Promise.all([send(json()), send(json('Another text.')), isWritable()]);
      expect([one.status, other.status, isHealthy]).toEqual([503, 503, false]);
      // Requests don't wait a second time.
      await expectRejected(send);
      expect(log()).toContain('another program has locked it. Stop that program (SQLITE_BUSY)');
      expect(log().match(/has locked it/g)).toHaveLength(1);
      unlock();
      expect((await send(json())).status).toBe(201);
      expect(log()).toContain('works again');
    });
  });

  it('logs an intermittent failure only once a minute', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const { send, log } = await open({ kind: 'sqlite', file });
    const { db } = await openDatabase({ kind: 'sqlite', file });
    onTestFinished(() => db.destroy());
    for (let count = 0; count < 4; count++) {
      await sql`create trigger refuse before insert on enquiries begin select raise(abort, 'refused'); end`.execute(db);
      expect((await send(json())).status).toBe(503);
      await sql`drop trigger refuse`.execute(db);
      expect((await send(json(`Number ${count}`))).status).toBe(201);
    }
    expect(log().split('\n')).toEqual([
      expect.stringContaining('failed: refused'),
      expect.stringContaining('works again'),
    ]);
  });

  it('rejects enquiries when the folder cannot be created', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'data'), '');
    const { send, isWritable, log } = await open({ kind: 'sqlite', file: join(folder, 'data/enquiries.db') });
    await expectRejected(send);
    expect(await isWritable()).toBe(false);
    expect(log()).toContain('The enquiry store at');
  });

  it('reports that the database path is a folder', async () => {
    const folder = newFolder();
    const { send, log } = await open({ kind: 'sqlite', file: folder });
    await expectRejected(send);
    expect(log()).toContain(
      `The enquiry store at ${folder} failed: it is a folder. Set DATABASE_URL to a file inside it`,
    );
  });
});

describe('with a server process', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await buildServer();
  }, 60_000);
  afterAll(() => server.remove());

  const isRoot = process.getuid?.() === 0;

  /** An unprivileged user, in case the test itself runs as root. */
  const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

  it('logs that the database file is read-only', async () => {
    const folder = newFolder();
    const file = join(folder, 'enquiries.db');
    const whole = createEnquiries({ forms, database: { kind: 'sqlite', file } });
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
    await expectRejected((request) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request));
    expect(child.printed()).toContain(`the folder ${folder} or the file is not writable. The user that runs`);
  });

  it('lets two servers start at the same time on one new file', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const ports = [await freePort(), await freePort()];
    const children = ports.map((port) => startServer(server, { PORT: String(port), DATABASE_URL: `file:${file}` }));
    onTestFinished(async () => {
      for (const child of children) await kill(child);
    });
    await Promise.all(children.map(({ listening }) => listening));
    for (const port of ports) {
      const stored = await fetch(`http://127.0.0.1:${port}/api/enquiries`, json(`From ${port}.`));
      expect(stored.status).toBe(201);
    }
    expect(children.map(({ printed }) => printed()).join('')).not.toContain('failed');
    const { db } = await openDatabase({ kind: 'sqlite', file });
    onTestFinished(() => db.destroy());
    expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(2);
  });

  it('reports a folder that isn’t writable, and says what to do', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    const port = await freePort();
    const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${folder}/enquiries.db` }, nobody);
    onTestFinished(() => kill(child));
    await child.listening;
    await expectRejected((request) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request));
    expect(child.printed()).toContain(`Run "chown -R USER ${folder}", or set another path in DATABASE_URL (EACCES)`);
  });

  it.runIf(process.platform === 'linux')(
    'stores what fits on a nearly full disk, rejects the rest and keeps running',
    async () => {
      const folder = newFolder();
      const file = join(folder, 'enquiries.db');
      const port = await freePort();
      const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${file}` });
      onTestFinished(() => kill(child));
      await child.listening;
      const send = (request: RequestInit) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request);
      expect((await send(json('The first is stored.'))).status).toBe(201);
      // Limits this process's file size, which simulates a full disk.
      const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(child.process.pid), `--fsize=${bytes}`]);
      expect(limit('20000:').status).toBe(0);
      await expectRejected(send);
      expect(child.printed()).toMatch(/the disk (?:is full|refuses to write)/);
      expect(limit('unlimited:').status).toBe(0);
      expect((await send(json())).status).toBe(201);
    },
  );
});

describe('a full disk for files', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await buildServer();
  }, 60_000);
  afterAll(() => server.remove());

  // A write that fills the disk writes only part of its data; the next write fails.
  it.runIf(process.platform === 'linux')('rejects a file that was only partly written', async () => {
    const folder = newFolder();
    const port = await freePort();
    const child = startServer(server, {
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'enquiries.db')}`,
      ENQUIRIES_FILES: join(folder, 'files'),
    });
    onTestFinished(() => kill(child));
    await child.listening;
    const size = 3_000_000;
    const send = (name: string) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ form: 'quote', ...sampleValues.quote })) body.append(field, value);
      body.append('files', new File([`%PDF-1.7\n${name}`.padEnd(size, ' ')], `${name}.pdf`));
      return fetch(`http://127.0.0.1:${port}/api/enquiries`, { method: 'POST', body });
    };
    const limit = (bytes: number | 'unlimited') =>
      spawnSync('prlimit', ['--pid', String(child.process.pid), `--fsize=${bytes}:`]);
    for (const missing of [1, 50, 1000, 10_000, 30_000]) {
      limit(size - missing);
      expect((await send(`without ${missing}`)).status).toBe(503);
    }
    limit('unlimited');
    expect((await send('whole')).status).toBe(201);
  });
});

describe('the health check', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await buildServer();
  }, 60_000);
  afterAll(() => server.remove());

  it('fails when enquiries cannot be written', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const { send, isWritable } = await open({ kind: 'sqlite', file });
    expect(await isWritable()).toBe(true);
    const { db } = await openDatabase({ kind: 'sqlite', file });
    onTestFinished(() => db.destroy());
    await sql`create trigger refuse before insert on enquiries begin select raise(abort, 'refused'); end`.execute(db);
    await expectRejected(send);
    await expect.poll(isWritable, { timeout: 5000 }).toBe(false);
    await sql`drop trigger refuse`.execute(db);
    await expect.poll(isWritable, { timeout: 5000 }).toBe(true);
  });

  it.runIf(process.platform === 'linux')('fails on a disk with less space than one enquiry needs', async () => {
    const file = join(newFolder(), 'enquiries.db');
    const port = await freePort();
    const child = startServer(server, { PORT: String(port), DATABASE_URL: `file:${file}` });
    onTestFinished(() => kill(child));
    await child.listening;
    const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
    const send = (request: RequestInit) => fetch(`http://127.0.0.1:${port}/api/enquiries`, request);
    expect(await health()).toBe(200);
    const limit = (bytes: number | 'unlimited') =>
      spawnSync('prlimit', ['--pid', String(child.process.pid), `--fsize=${bytes}:`]);
    // Only a few pages are left.
    limit(statSync(`${file}-wal`).size + 20_000);
    expect((await send(json('a'.repeat(4900), crypto.randomUUID()))).status).toBe(503);
    await expect.poll(health, { timeout: 5000 }).toBe(503);
    limit('unlimited');
    await expect.poll(health, { timeout: 5000 }).toBe(200);
  });
});

describe('with PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  it('logs a lost connection without the password and reconnects', async () => {
    const url = await postgres.createDatabase();
    const { send, isWritable, log } = await open({ kind: 'postgres', url });
    expect((await send(json())).status).toBe(201);
    await postgres.halt();
    await expectRejected(send);
    expect(log()).toContain(`The enquiry store at postgres://${new URL(url).host}`);
    expect(log()).not.toContain(new URL(url).password);
    await postgres.resume();
    expect((await send(json())).status).toBe(201);
    await expect.poll(isWritable, { timeout: 5000 }).toBe(true);
  });

  it('fails its health check while a table is locked', { timeout: 30_000 }, async () => {
    const location = { kind: 'postgres', url: await postgres.createDatabase() } as const;
    const { isWritable } = await open(location);
    const { db } = await openDatabase(location);
    onTestFinished(() => db.destroy());
    await db.transaction().execute(async (transaction) => {
      await sql`lock table enquiries in exclusive mode`.execute(transaction);
      await expect.poll(isWritable, { timeout: 20_000 }).toBe(false);
    });
    await expect.poll(isWritable, { timeout: 20_000 }).toBe(true);
  });

  it('starts the site while the database is unreachable', async () => {
    const { send, log } = await open({
      kind: 'postgres',
      url: `postgres://a:opensesame@127.0.0.1:${await freePort()}/d`,
    });
    await expectRejected(send);
    expect(log()).toContain('PostgreSQL is not responding there');
    expect(log()).not.toContain('opensesame');
  });

  it('does not log values that the database rejects', async () => {
    const location = { kind: 'postgres', url: await postgres.createDatabase() } as const;
    const { db } = await openDatabase(location);
    onTestFinished(() => db.destroy());
    const error = await sql`select cast(${'Wanjiru'} as integer)`.execute(db).catch((error: unknown) => error);
    expect(String(error)).toContain('Wanjiru');
    expect(describeFailure(error, location)).toMatch(/failed: the database rejected a value \(22P02\)\.$/);
  });

  it('logs a rejected password', async () => {
    const url = new URL(await postgres.createDatabase());
    url.password = 'opensesame';
    const { send, log } = await open({ kind: 'postgres', url: url.href });
    expect((await send(json())).status).toBe(503);
    expect(log()).toContain('the password is rejected. Correct DATABASE_URL');
  });
});
