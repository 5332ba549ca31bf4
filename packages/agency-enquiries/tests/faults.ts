/** Sends enquiries while servers are killed at random moments, and checks the stored enquiries and the mails. */
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../scripts/port.js';
import type { DatabaseLocation } from '../src/store/store.js';
import { createStore } from '../src/store/store.js';
import { type BuiltServer, type Child, kill, startServer } from './child.js';
import { startMailSink } from './mail-sink.js';

export interface FaultOptions {
  server: BuiltServer;
  enquiries: number;
  kills: number;
  clients: number;
  /** Running more than one server requires PostgreSQL. */
  servers: number;
  /** The value of `DATABASE_URL`. */
  databaseUrl: string;
  location: DatabaseLocation;
  /** Time limit of the run, in ms. */
  limitMs: number;
}

export interface FaultReport {
  acknowledged: number;
  /** Numbers of acknowledged enquiries that are not stored under the acknowledged id. */
  lost: number[];
  /** Numbers of enquiries stored more than once. */
  doubled: number[];
  /** Numbers of enquiries without a mail. */
  unmailed: number[];
  /** Numbers of enquiries whose mails have different Message-IDs. */
  inconsistent: number[];
  /**
   * Additional mails per enquiry. They occur when a server crashes after sending a mail and before recording the
   * delivery.
   */
  repeatedMails: number;
  kills: number;
  /** Requests that the client aborted before the response and then retried. */
  dropped: number;
  seconds: number;
}

/** Concurrent deliveries per server. Up to this many may be repeated after each kill. */
export const inFlight = 5;

const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

const numberIn = (text: string) => Number(/Enquiry number (\d+)\./.exec(text)?.[1]);

export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { enquiries, kills, clients, databaseUrl, location, limitMs } = options;
  const started = performance.now();
  const deadline = started + limitMs;
  const sink = await startMailSink();
  const settings = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    ENQUIRIES_TO: 'desk@agency.example',
    ENQUIRIES_FROM: 'site@agency.example',
  };
  const ports = await Promise.all(Array.from({ length: options.servers }, freePort));
  const start = (port: number) => startServer(options.server, { ...settings, PORT: String(port) });
  const children = ports.map(start);
  await Promise.all(children.map(({ listening }) => listening));

  // The mail server is down half the time until all enquiries are acknowledged.
  const outages = setInterval(() => sink.setUp(Math.random() < 0.5), 300);

  const acknowledged = new Map<number, string>();
  let dropped = 0;
  let next = 0;

  /** Retries one enquiry with the same idempotency key until it is acknowledged, as the browser does. */
  async function sendOne(number: number): Promise<void> {
    const key = randomUUID();
    const body = JSON.stringify({
      form: 'message',
      name: 'Wanjiru',
      email: `w${number}@westlands.example`,
      subject: 'A sign',
      message: `Enquiry number ${number}.`,
    });
    for (;;) {
      if (performance.now() > deadline) throw new Error(`Enquiry ${number} was not acknowledged in time.`);
      const port = ports[Math.floor(Math.random() * ports.length)];
      // Some connections are aborted after the request is sent.
      const isDropped = Math.random() < 0.1;
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api/enquiries`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body,
          signal: AbortSignal.timeout(isDropped ? Math.ceil(Math.random() * 12) : 10_000),
        });
        if (response.status === 201) {
          const { id } = (await response.json()) as { id: string };
          acknowledged.set(number, id);
          return;
        }
        if (response.status < 500) throw new RangeError(`The server responded with ${response.status}.`);
      } catch (error) {
        if (error instanceof RangeError) throw error;
        if (isDropped) dropped++;
      }
      await wait(10 + Math.random() * 40);
    }
  }

  async function client(): Promise<void> {
    while (next < enquiries) await sendOne(next++);
  }

  let killed = 0;
  /** Spreads the kills over the run, so that each happens while requests are in flight. */
  async function killer(): Promise<void> {
    while (killed < kills) {
      const share = ((killed + Math.random()) / kills) * enquiries;
      while (acknowledged.size < Math.min(share, enquiries - 1)) {
        if (performance.now() > deadline) return;
        await wait(5);
      }
      await wait(Math.random() * 20);
      const index = killed % ports.length;
      await kill(children[index] as Child);
      killed++;
      children[index] = start(ports[index] as number);
      await children[index]?.listening;
    }
  }

  const store = createStore(location);
  try {
    await Promise.all([killer(), ...Array.from({ length: clients }, client)]);
    clearInterval(outages);
    sink.setUp(true);
    const mailed = () => new Set(sink.mails.map(({ raw }) => numberIn(raw)));
    while (mailed().size < enquiries && performance.now() < deadline) await wait(50);
    await Promise.all(children.map((child) => kill(child, 'SIGTERM')));

    const stored = new Map<number, string[]>();
    for (const { id, fields } of await store.list()) {
      const number = numberIn(String(fields['message']));
      stored.set(number, [...(stored.get(number) ?? []), id]);
    }
    const messageIds = new Map<number, Set<string>>();
    for (const { raw, messageId } of sink.mails) {
      const number = numberIn(raw);
      messageIds.set(number, (messageIds.get(number) ?? new Set()).add(messageId));
    }
    const numbers = [...acknowledged.keys()];
    return {
      acknowledged: acknowledged.size,
      lost: numbers.filter((number) => !stored.get(number)?.includes(acknowledged.get(number) ?? '')),
      doubled: [...stored].filter(([, ids]) => ids.length > 1).map(([number]) => number),
      unmailed: numbers.filter((number) => !messageIds.has(number)),
      inconsistent: [...messageIds].filter(([, found]) => found.size > 1).map(([number]) => number),
      repeatedMails: sink.mails.length - messageIds.size,
      kills: killed,
      dropped,
      seconds: Math.round((performance.now() - started) / 100) / 10,
    };
  } finally {
    clearInterval(outages);
    await Promise.all(children.map((child) => kill(child)));
    await store.close();
    await sink.stop();
  }
}
