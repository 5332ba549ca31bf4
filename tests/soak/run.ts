/**
 * Runs the site's server for ten minutes under mixed load, while the mail server goes down and up, the clock jumps, old
 * enquiries are purged and the store is backed up. Then checks that no enquiry or file is lost, none is stored or
 * mailed twice, and neither memory nor the number of open files grows.
 *
 *     npm test -- soak
 *     npm test -- soak --minutes 1       while developing: too short to judge the memory
 */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { referenceOf } from 'agency-ui/schemas';
import { sampleValues } from '../../packages/agency-enquiries/src/sample-values.js';
import { createStore, type Store } from '../../packages/agency-enquiries/src/store/store.js';
import { startMailSink } from '../../packages/agency-enquiries/tests/mail-sink.js';
import { freePort } from '../../scripts/port.js';
import { buildPostingSite } from '../posting-site.js';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number of minutes, e.g. --minutes 10.');

const root = resolve(import.meta.dirname, '../..');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const durationMs = minutes * minuteMs;

/** The warm-up, during which caches fill. Shorter runs report the memory without judging it. */
const warmUpMs = 2 * minuteMs;
const minJudgedMs = 5 * minuteMs;

/** Permitted memory growth from the first to the last quarter after the warm-up. */
const maxGrowth = 0.05;

/** Each visitor stays below the rate limits, which count by address. All of them appear during the warm-up. */
const visitors = 1000;

/** How far the server's clock jumps: more than the longest pause between two delivery attempts (6 hours). */
const clockSteps = [36 * hourMs, 0, -36 * hourMs, 0];

/** Permitted growth in the number of open files and connections. */
const maxMoreOpen = 10;

interface Memory {
  heapUsed: number;
  rss: number;
  /** Open files and connections. */
  open: number;
}

/** What the server has acknowledged, by the number in the text: the id, or the reference on a page. */
const acknowledged = new Map<number, string>();
const problems: string[] = [];
const counts = { requests: 0, files: 0, refused: 0, pages: 0, answers: 0, backups: 0, purged: 0, outages: 0, steps: 0 };

const numberIn = (text: string) => Number(/Enquiry number (\d+)\./.exec(text)?.[1]);

const expectStatus = (what: string, status: number, ...expected: number[]) => {
  counts.requests++;
  if (!expected.includes(status)) problems.push(`${what} was answered with ${status}`);
};

function createLoad(origin: string) {
  let number = 0;
  let visitor = 0;
  const headers = () => ({
    Origin: origin,
    'X-Forwarded-For': `10.1.${Math.floor(++visitor / 250) % 4}.${visitor % 250}`,
  });
  if (visitors !== 4 * 250) throw new Error('There are not as many addresses as visitors.');

  const post = (path: string, body: string, type: string, extra = {}) =>
    fetch(origin + path, { method: 'POST', headers: { ...headers(), 'Content-Type': type, ...extra }, body });

  const message = (own: number) => ({
    name: 'Wanjiru Kamau',
    email: `w${own}@westlands.example`,
    subject: 'A sign',
    message: `Enquiry number ${own}. ${'How large may it be? '.repeat(own % 20)}`,
  });

  /** Some visitors send the same enquiry twice, as browsers do when the response is lost. */
  async function sendJson(): Promise<void> {
    const own = number++;
    const body = JSON.stringify({ form: 'message', ...message(own) });
    const key = randomUUID();
    for (let time = 0; time < (own % 5 === 0 ? 2 : 1); time++) {
      const answer = await post('/api/enquiries', body, 'application/json', { 'Idempotency-Key': key });
      expectStatus('an enquiry', answer.status, 201);
      const { id } = (await answer.json()) as { id?: string };
      if (!id) continue;
      if (acknowledged.has(own) && acknowledged.get(own) !== id) problems.push(`enquiry ${own} has two ids`);
      acknowledged.set(own, id);
    }
  }

  async function sendNative(): Promise<void> {
    const own = number++;
    const body = new URLSearchParams(message(own)).toString();
    const answer = await post('/api/enquiries?form=message', body, 'application/x-www-form-urlencoded');
    expectStatus('a native form', answer.status, 201);
    const [reference] = /\b[\dA-F]{4}-[\dA-F]{4}\b/.exec(await answer.text()) ?? [];
    if (reference) acknowledged.set(own, reference);
    else problems.push(`the receipt of enquiry ${own} has no reference`);
  }

  /** Sends two files, as the quote form does. The second one is sometimes aborted. */
  async function sendFiles(): Promise<void> {
    const own = number++;
    const body = new FormData();
    for (const [name, value] of Object.entries({ form: 'quote', ...sampleValues.quote, message: message(own).message }))
      body.append(name, value);
    for (const name of ['plan.pdf', 'hall.pdf'])
      body.append('files', new File([`%PDF-1.7\n${`${own} ${name}\n`.repeat(2000)}%%EOF\n`], name));
    if (own % 3 === 0) await breakOff(body);
    const answer = await fetch(`${origin}/api/enquiries`, { method: 'POST', headers: headers(), body });
    expectStatus('an enquiry with files', answer.status, 201);
    const { id } = (await answer.json()) as { id?: string };
    if (!id) return;
    acknowledged.set(own, id);
    counts.files += 2;
  }

  /** Sends half a request and closes the connection, like a phone in a tunnel. */
  async function breakOff(body: FormData): Promise<void> {
    const whole = new Response(body);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const type = whole.headers.get('Content-Type');
    const { Origin, ...rest } = headers();
    socket.write(
      `POST /api/enquiries HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${Origin}\r\nX-Forwarded-For: ${rest['X-Forwarded-For']}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, bytes.length / 2));
    socket.end();
    socket.resume();
    // The server may reset the connection, which ends the request too.
    socket.on('error', () => undefined);
    await new Promise((closed) => socket.once('close', closed));
  }

  async function sendInvalid(): Promise<void> {
    const answer = await post('/api/enquiries', '{"form":"message","name":""}', 'application/json');
    expectStatus('an invalid enquiry', answer.status, 422);
    await answer.arrayBuffer();
    counts.refused++;
  }

  async function ask(): Promise<void> {
    const question = JSON.stringify({ messages: [{ role: 'user', content: 'How long does printing take?' }] });
    const answer = await post('/api/chat/completions', question, 'application/json');
    expectStatus('the chat', answer.status, 200);
    await answer.arrayBuffer();
    counts.answers++;
  }

  async function visit(path: string, ...expected: number[]): Promise<void> {
    const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } });
    expectStatus(path, answer.status, ...expected);
    await answer.arrayBuffer();
    counts.pages++;
  }

  const second = [
    ...Array.from({ length: 8 }, () => sendJson),
    ...Array.from({ length: 2 }, () => sendNative),
    sendFiles,
    sendInvalid,
    ask,
    ...['/', '/faq', '/services', '/inquiries', '/about/our-story'].map((path) => () => visit(path, 200)),
    () => visit('/no-such-page', 404),
    () => visit('/healthz', 200),
  ];

  /** Sends one second's requests, spread over that second. */
  return async (until: number) => {
    while (performance.now() < until) {
      const next = performance.now() + 1000;
      const sent = second.map(async (send, index) => {
        await wait((index * 1000) / second.length);
        await send().catch((error: unknown) => void problems.push(`a request failed: ${error}`));
      });
      await Promise.all(sent);
      await wait(Math.max(0, next - performance.now()));
    }
  };
}

/** Runs the owner's command as a separate process next to the server. */
const owner = (databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', 'packages/agency-enquiries/src/cli/agency-enquiries.ts', ...args],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl, ENQUIRIES_FILES: filesFolder } },
  );

/** Adds enquiries that are older than the retention period. */
async function addOld(store: Store, number: number): Promise<void> {
  for (let index = 0; index < number; index++) {
    const fields = { name: 'Otieno', email: 'o@kisumu.example', subject: 'Old', message: randomUUID() };
    await store.add({ form: 'message', page: '/', locale: 'en', fields, spam: null }, [], randomUUID());
  }
}

async function measure(server: ChildProcess): Promise<Memory> {
  const answer = once(server, 'message');
  server.send({ measure: 'memory' });
  const [memory] = (await answer) as [Memory];
  return memory;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The relative growth from the first to the last quarter. */
function growthOf(samples: readonly number[]): { from: number; to: number; growth: number } {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const [from, to] = [mean(samples.slice(0, quarter)), mean(samples.slice(-quarter))];
  return { from, to, growth: to / from - 1 };
}

/** Repeats until the end of the run. */
async function every(intervalMs: number, until: number, work: (count: number) => Promise<void> | void): Promise<void> {
  for (let count = 0; performance.now() + intervalMs < until; count++) {
    await wait(intervalMs);
    await work(count);
  }
}

const dist = await buildPostingSite();
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const file = join(folder, 'enquiries.db');
const databaseUrl = `file:${file}`;
const filesFolder = join(folder, 'files');
const sink = await startMailSink();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const { PATH = '' } = process.env;
const server = fork(`${dist}-server/main.js`, {
  execArgv: ['--expose-gc', '--import', resolve(import.meta.dirname, 'preload.js')],
  env: {
    PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    ENQUIRIES: 'on',
    DATABASE_URL: databaseUrl,
    ENQUIRIES_FILES: filesFolder,
    SMTP_URL: sink.url,
    ENQUIRIES_TO: 'desk@agency.example',
    ENQUIRIES_FROM: 'site@agency.example',
  },
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
let printed = '';
for (const stream of [server.stdout, server.stderr])
  stream?.setEncoding('utf8').on('data', (part: string) => {
    printed = (printed + part).slice(-20_000);
  });
const exited = once(server, 'exit');

const twoAndAHalfYearsMs = 30 * 30 * 24 * hourMs;
const oldStore = createStore({ kind: 'sqlite', file }, { now: () => Date.now() - twoAndAHalfYearsMs });
const store = createStore({ kind: 'sqlite', file });
try {
  while (!(await fetch(`${origin}/livez`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server has stopped:\n${printed}`);
    await wait(50);
  }
  console.log(`soak: ${minutes} minutes from ${new Date().toISOString()}`);
  const started = performance.now();
  const until = started + durationMs;
  const samples: (Memory & { at: number })[] = [];
  const load = createLoad(origin);

  await Promise.all([
    load(until),
    every(10_000, until, async () => {
      const memory = await measure(server);
      samples.push({ ...memory, at: performance.now() - started });
      if (samples.length % 6 === 0)
        console.log(
          `soak: minute ${samples.length / 6}: ${acknowledged.size} acknowledged, ${sink.mails.length} mails, heap ${mb(memory.heapUsed)}, resident ${mb(memory.rss)}`,
        );
    }),
    // The mail server is down for 15 s in every 45 s.
    every(15_000, until, (count) => {
      sink.setUp(count % 3 !== 0);
      if (count % 3 === 0) counts.outages++;
    }),
    every(Math.min(40_000, durationMs / 8), until, (count) => {
      server.send({ clockStepMs: clockSteps[count % clockSteps.length] });
      counts.steps++;
    }),
    every(Math.min(minuteMs, durationMs / 3), until, async (count) => {
      await addOld(oldStore, 50);
      const { stdout: purged } = await owner(databaseUrl, 'purge', '--older-than', '24m');
      counts.purged += Number(/^(\d+) enquir/.exec(purged)?.[1] ?? 0);
      const backup = join(folder, `backup-${count}.db`);
      const [before, filesBefore] = [acknowledged.size, counts.files];
      const { stdout } = await owner(databaseUrl, 'backup', backup);
      // A backup contains at least what was acknowledged before it began.
      const written = Number(/^(\d+) enquir/.exec(stdout)?.[1] ?? 0);
      if (written < before)
        problems.push(`backup ${count} has ${written} enquiries, after ${before} acknowledged ones`);
      const copied = Number(/ (\d+) files? copied to/.exec(stdout)?.[1] ?? 0);
      if (copied < filesBefore)
        problems.push(`backup ${count} has ${copied} files, after ${filesBefore} acknowledged ones`);
      await rm(backup);
      // The next backup hard-links its files.
      if (count > 0) await rm(join(folder, `backup-${count - 1}.files`), { recursive: true });
      counts.backups++;
    }),
  ]);

  sink.setUp(true);
  server.send({ clockStepMs: 0 });
  const mailed = () => new Set(sink.mails.map(({ raw }) => numberIn(raw)));
  // The clock's last jumps are corrected within a minute, and failed attempts are retried after minutes.
  const drained = performance.now() + 12 * minuteMs;
  while (mailed().size < acknowledged.size && performance.now() < drained) await wait(500);
  server.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) problems.push(`the server exited with ${code}`);

  const stored = new Map<number, string[]>();
  const named = new Set<string>();
  let old = 0;
  for await (const page of store.pages()) {
    for (const { id, fields, receivedAt, files = [] } of page) {
      for (const each of files) named.add(each.id);
      if (Date.parse(receivedAt) < Date.now() - twoAndAHalfYearsMs + 24 * hourMs) old++;
      const number = numberIn(String(fields['message']));
      if (!Number.isNaN(number)) stored.set(number, [...(stored.get(number) ?? []), id]);
    }
  }
  const mails = new Map<number, number>();
  for (const { raw } of sink.mails) mails.set(numberIn(raw), (mails.get(numberIn(raw)) ?? 0) + 1);
  const lost = [...acknowledged].filter(
    ([number, name]) => !stored.get(number)?.some((id) => id === name || referenceOf(id) === name),
  );
  const doubled = [...stored].filter(([, ids]) => ids.length > 1);
  const unmailed = [...acknowledged.keys()].filter((number) => !mails.has(number));
  const mailedTwice = [...mails].filter(([, times]) => times > 1);

  console.log(
    `soak: ${counts.requests} requests (${acknowledged.size} enquiries, ${counts.refused} refused, ${counts.pages} pages, ${counts.answers} chat answers), ` +
      `${counts.outages} outages of the mail server, ${counts.steps} clock steps, ${counts.purged} purged, ${counts.backups} backups`,
  );
  console.log(
    `soak: ${lost.length} lost, ${doubled.length} stored twice, ${unmailed.length} not mailed, ${mailedTwice.length} mailed twice`,
  );
  for (const [name, list] of Object.entries({
    lost,
    'stored twice': doubled,
    'not mailed': unmailed,
    'mailed twice': mailedTwice,
  }))
    if (list.length > 0) problems.push(`${name}: ${list.slice(0, 10).join('; ')}`);
  const content = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  const kept = content.filter((entry) => entry.isFile()).map(({ name }) => name);
  const missing = [...named].filter((id) => !kept.includes(id));
  const left = kept.filter((name) => !named.has(name));
  console.log(`soak: ${counts.files} files sent, ${missing.length} lost, ${left.length} left without an enquiry`);
  if (named.size !== counts.files || missing.length > 0)
    problems.push(`${counts.files - named.size + missing.length} files are lost`);
  if (left.length > 0) problems.push(`files without an enquiry are left: ${left.slice(0, 5).join(', ')}`);
  if (old > 0) problems.push(`${old} old enquiries were not purged`);
  if (counts.purged === 0 || counts.backups === 0) problems.push('nothing was purged or backed up');

  const judged = samples.filter(({ at }) => durationMs < minJudgedMs || at >= warmUpMs);
  for (const [name, key] of [
    ['heap after garbage collection', 'heapUsed'],
    ['resident memory', 'rss'],
  ] as const) {
    const { from, to, growth } = growthOf(judged.map((sample) => sample[key]));
    console.log(`soak: ${name}: ${mb(from)} to ${mb(to)} (${(growth * 100).toFixed(1)} %)`);
    if (durationMs >= minJudgedMs && growth > maxGrowth)
      problems.push(`the ${name} grew by ${(growth * 100).toFixed(1)} %`);
  }
  const { from, to } = growthOf(judged.map(({ open }) => open));
  console.log(`soak: open files and connections: ${from.toFixed(0)} to ${to.toFixed(0)}`);
  if (durationMs >= minJudgedMs && to - from > maxMoreOpen)
    problems.push(`the number of open files and connections grew by ${(to - from).toFixed(0)}`);
} finally {
  server.kill('SIGKILL');
  await oldStore.close();
  await store.close();
  await sink.stop();
  await rm(folder, { recursive: true });
}
for (const problem of [...new Set(problems)].slice(0, 20)) console.error(`soak: FAILED: ${problem}`);
if (problems.length > 0) {
  console.error(`soak: the server's last lines:\n${printed.slice(-3000)}`);
  process.exitCode = 1;
}
