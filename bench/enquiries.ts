/**
 * Measures how many enquiries per second are accepted and durably stored. The baseline is the same handler without a
 * store. The client is a separate process. All variants are measured in alternating rounds within one run.
 *
 *     npm run bench -- enquiries
 *     npm run bench -- enquiries --seconds 10 --rounds 5
 *     npm run bench -- enquiries --write-docs             writes the report to docs/performance.md
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { answerLabels } from '../packages/agency-enquiries/src/answer/answer.js';
import { describeForms } from '../packages/agency-enquiries/src/form-description.js';
import { createHandler } from '../packages/agency-enquiries/src/handler.js';
import { kitForms } from '../packages/agency-enquiries/src/sample-values.js';
import { createStore, type Store } from '../packages/agency-enquiries/src/store/store.js';
import { startPostgres } from '../packages/agency-enquiries/tests/postgres.js';
import { runQuietly } from '../scripts/run.js';
import { type Conditions, enquiriesMarkdown, type MeasuredStore, withReport } from './site/report.js';

const root = resolve(import.meta.dirname, '..');
const results = join(root, '.cache/bench');
const docs = join(root, 'docs/performance.md');

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    'write-docs': { type: 'boolean', default: false },
  },
});

function wholeNumber(name: 'seconds' | 'rounds'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is "${values[name]}". Write a whole number, such as --${name} 5.`);
}

const [seconds, rounds] = [wholeNumber('seconds'), wholeNumber('rounds')];

/** Runs before each measurement, so that the code is compiled and the database connections are open. */
const warmUpSeconds = 1;

const forms = describeForms(kitForms);
const unlimited = { requests: 1e9, windowMs: 1 };

type Stored = Pick<Store, 'add' | 'unsubscribe' | 'removedFields'>;

interface ClientResult {
  rate: number;
  p99: number;
  failed: number;
}

/** Sends enquiries from a separate process over 64 connections. */
async function sendEnquiries(url: string, duration: number): Promise<ClientResult> {
  const client = fork(join(import.meta.dirname, 'enquiries-client.ts'), [url, String(duration)], {
    execArgv: ['--import', 'tsx'],
  });
  const [result] = (await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(() => {
      throw new Error('The client exited without a result.');
    }),
  ])) as [ClientResult];
  if (result.failed > 0) throw new Error(`${result.failed} requests failed.`);
  return result;
}

/** Measures with one store, or with none. */
async function measure(store: Stored): Promise<ClientResult> {
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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await sendEnquiries(url, warmUpSeconds);
    return await sendEnquiries(url, seconds);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const started = loadavg()[0] ?? 0;
const folder = await mkdtemp(join(tmpdir(), 'bench-enquiries-'));
const postgres = await startPostgres();
const sqlite = createStore({ kind: 'sqlite', file: join(folder, 'enquiries.db') }, { forms });
const server = createStore({ kind: 'postgres', url: await postgres.createDatabase() }, { forms });
const stores: Record<string, Stored> = {
  'without a store': {
    add: async () => ({ id: randomUUID(), isNew: true }),
    unsubscribe: async () => false,
    findRepeated: async () => undefined,
    removedFields: async () => [],
  },
  SQLite: sqlite,
  PostgreSQL: server,
};
const measured = Object.keys(stores).map((name): MeasuredStore => ({ name, rates: [], p99: [] }));
try {
  for (let round = 0; round < rounds; round++) {
    for (const one of measured) {
      console.log(`bench: ${round + 1}/${rounds}  ${one.name}`);
      const { rate, p99 } = await measure(stores[one.name] as Stored);
      one.rates.push(rate);
      one.p99.push(p99);
    }
  }
} finally {
  await sqlite.close();
  await server.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}

const conditions: Conditions = {
  date: new Date().toISOString().slice(0, 10),
  commit: (await runQuietly('git', ['rev-parse', '--short', 'HEAD'])).trim(),
  cores: cpus().length,
  load: [started, loadavg()[0] ?? 0],
  program: `Node ${process.version}`,
};
const text = enquiriesMarkdown(conditions, measured, seconds);
await mkdir(results, { recursive: true });
await writeFile(join(results, 'enquiries.md'), `${text}\n`);
if (values['write-docs']) await writeFile(docs, withReport(await readFile(docs, 'utf8'), 'enquiries', text));
console.log(`\n${text}\n\nbench: the report is in .cache/bench/enquiries.md`);
