/**
 * Measures how many enquiries per second are accepted and durably stored. The baseline is the same handler without a
 * store. Both are measured in alternating rounds of one run.
 *
 *     npm run bench:enquiries
 *     npm run bench:enquiries -- --seconds 10
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import autocannon from 'autocannon';
import { createEnquiriesEndpoint } from '../site/server/enquiries/endpoint.js';
import { enquiriesPath } from '../site/server/enquiries/protocol.js';
import { createStore, type Store } from '../site/server/enquiries/store.js';
import { startPostgres } from '../tests/enquiries/postgres.js';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
if (!(Number.isInteger(seconds) && seconds > 0)) throw new Error('--seconds must be a whole number, e.g. --seconds 5.');

const unlimited = { requests: 1e9, windowMs: 1 };
let number = 0;

/** Accepted requests per second from 8 connections. Each enquiry is different. */
async function measureRate(store: Pick<Store, 'add'>): Promise<number> {
  const app = createEnquiriesEndpoint({ store, channels: ['mail'], rate: unlimited, suspiciousRate: unlimited });
  const server = createAdaptorServer(app) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { requests, non2xx, errors } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 8,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: enquiriesPath,
          setupRequest: (request) => ({
            ...request,
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify({
              form: 'message',
              name: 'Wanjiru Kamau',
              email: 'wanjiru@westlands.example',
              subject: 'A sign for the shop',
              message: `How large may it be? This is number ${number++}.`,
            }),
          }),
        },
      ],
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
    return requests.average;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'bench-enquiries-'));
const postgres = await startPostgres();
const sqlite = createStore({ kind: 'sqlite', file: join(folder, 'enquiries.db') });
const server = createStore({ kind: 'postgres', url: await postgres.createDatabase() });
try {
  const kinds: Record<string, Pick<Store, 'add'>> = {
    'without a store': { add: async () => ({ id: randomUUID(), isNew: true }) },
    SQLite: sqlite,
    PostgreSQL: server,
  };
  const rates = new Map<string, number[]>();
  for (let round = 0; round < 3; round++) {
    for (const [kind, store] of Object.entries(kinds)) {
      console.log(`bench: ${round + 1}/3  ${kind}`);
      rates.set(kind, [...(rates.get(kind) ?? []), await measureRate(store)]);
    }
  }
  const baseline = median(rates.get('without a store') ?? []);
  console.log(
    `\nAccepted per second, median of 3 × ${seconds} s, 8 connections; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
  );
  for (const [kind, all] of rates) {
    console.log(
      `${kind.padEnd(16)} ${String(Math.round(median(all))).padStart(6)}  ${(median(all) / baseline).toFixed(2)}`,
    );
  }
} finally {
  await sqlite.close();
  await server.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
