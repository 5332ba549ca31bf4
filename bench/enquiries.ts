/**
 * Measures how many enquiries per second are accepted and durably stored. The baseline is the same handler without a
 * store. Both are measured in alternating rounds of one run.
 *
 *     npm run bench -- enquiries
 *     npm run bench -- enquiries --seconds 10
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
import { answerLabels } from '../packages/agency-enquiries/src/answer/answer.js';
import { describeForms } from '../packages/agency-enquiries/src/form-description.js';
import { createHandler } from '../packages/agency-enquiries/src/handler.js';
import { kitForms } from '../packages/agency-enquiries/src/sample-values.js';
import { createStore, type Store } from '../packages/agency-enquiries/src/store/store.js';
import { startPostgres } from '../packages/agency-enquiries/tests/postgres.js';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
if (!(Number.isInteger(seconds) && seconds > 0)) throw new Error('--seconds must be a whole number, e.g. --seconds 5.');

const forms = describeForms(kitForms);
const unlimited = { requests: 1e9, windowMs: 1 };
let number = 0;

/** Accepted requests per second from 64 connections. Each enquiry is different. */
async function measureRate(store: Pick<Store, 'add' | 'unsubscribe' | 'removedFields'>): Promise<number> {
  const handle = createHandler({
    forms: kitForms,
    store,
    targets: [{ channel: 'mail', recipient: 'desk@agency.example' }],
    rate: unlimited,
    suspiciousRate: unlimited,
    renderAnswer: () => '',
    renderUnsubscribe: async () => '',
    labels: answerLabels,
  });
  const server = createAdaptorServer({ fetch: (request) => handle(request) }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { requests, non2xx, errors } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 64,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: '/api/enquiries',
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
const sqlite = createStore({ kind: 'sqlite', file: join(folder, 'enquiries.db') }, { forms });
const server = createStore({ kind: 'postgres', url: await postgres.createDatabase() }, { forms });
try {
  const kinds: Record<string, Pick<Store, 'add' | 'unsubscribe' | 'removedFields'>> = {
    'without a store': {
      add: async () => ({ id: randomUUID(), isNew: true }),
      unsubscribe: async () => false,
      removedFields: async () => [],
    },
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
    `\nAccepted per second, median of 3 × ${seconds} s, 64 connections; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
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
