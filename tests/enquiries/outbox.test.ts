/** Retries of deliveries over minutes, hours and days, with a simulated clock. */
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../site/server/enquiries/mailer.js';
import { createOutbox, defaultBackoff, type Send } from '../../site/server/enquiries/outbox.js';
import { createStore, type NewEnquiry, type Store } from '../../site/server/enquiries/store.js';
import { databases, kinds } from './databases.js';
import { startMailSink } from './mail-sink.js';

const { create } = databases();

const [second, minute] = [1000, 60_000];
const [hour, day] = [60 * minute, 24 * 60 * minute];

const enquiry = (message: string): NewEnquiry => ({
  form: 'message',
  page: '/',
  locale: 'en-KE',
  fields: { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message },
  spam: null,
});

const clock = { now: 0 };
const now = () => clock.now;
const reports: string[] = [];
const report = (sentence: string) => void reports.push(sentence);

afterEach(() => {
  reports.length = 0;
});

async function open(kind: (typeof kinds)[number] = 'SQLite') {
  clock.now = Date.parse('2026-11-24T09:00:00Z');
  const location = await create(kind);
  const openStore = () => {
    const store = createStore(location, { now, report });
    onTestFinished(() => store.close());
    return store;
  };
  return { store: openStore(), openStore };
}

const stateOf = async (store: Store) => (await store.list()).flatMap(({ deliveries }) => deliveries);

it('delivers all mails after the mail server was down for an hour', async () => {
  const { store } = await open();
  const sink = await startMailSink();
  const { send, close } = createMailer({ url: sink.url, from: 'site@agency.example', to: 'desk@agency.example' });
  onTestFinished(async () => {
    close();
    await sink.stop();
  });
  const outbox = createOutbox({ store, channels: { mail: send }, now, report });
  sink.setUp(false);
  for (let index = 0; index < 60; index++) {
    if (index % 5 === 0) await store.add(enquiry(`Number ${index}`), ['mail'], crypto.randomUUID());
    await outbox.runOnce();
    clock.now += minute;
  }
  expect(sink.mails).toEqual([]);
  expect(reports.length).toBeGreaterThan(12);
  sink.setUp(true);
  // The longest backoff after an hour of failures.
  for (let passed = 0; passed < 65; passed++) {
    await outbox.runOnce();
    clock.now += minute;
  }
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(12);
  expect(sink.mails).toHaveLength(12);
  expect((await stateOf(store)).every(({ state }) => state === 'sent')).toBe(true);
});

it('backs off from 1 minute to 6 hours, gives up after 7 days and logs that at each start', async () => {
  const { store } = await open();
  const attempts: number[] = [];
  const began = clock.now;
  const send: Send = async () => {
    attempts.push(clock.now - began);
    throw new Error('refused');
  };
  const outbox = createOutbox({ store, channels: { mail: send }, now, report });
  await store.add(enquiry('One'), ['mail'], crypto.randomUUID());
  while (clock.now - began < 8 * day) {
    await outbox.runOnce();
    clock.now += 30 * second;
  }
  const pauses = attempts.slice(1).map((at, index) => at - attempts[index]!);
  expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360].map((minutes) => minutes * minute));
  expect(Math.max(...pauses)).toBe(6 * hour);
  expect(attempts.at(-1)).toBe(7 * day);
  expect(await stateOf(store)).toMatchObject([{ state: 'failed', lastError: 'refused', attempts: attempts.length }]);

  reports.length = 0;
  const restarted = createOutbox({ store, channels: { mail: send }, now, report });
  await restarted.start();
  await restarted.stop(1000);
  expect(reports).toEqual([expect.stringContaining('1 delivery was given up after 7 days')]);

  // The owner requests a retry.
  expect(await store.retryFailed()).toBe(1);
  const sent: string[] = [];
  const mended = createOutbox({ store, channels: { mail: async ({ id }) => void sent.push(id) }, now, report });
  await mended.runOnce();
  expect(sent).toHaveLength(1);
  expect(await store.countFailed()).toBe(0);
});

it('doubles the backoff up to 6 hours', () => {
  expect([1, 2, 3, 9, 10, 40].map(defaultBackoff)).toEqual([1, 2, 4, 256, 360, 360].map((minutes) => minutes * minute));
});

it.each(kinds)('sends each delivery once with two servers: %s', async (kind) => {
  const { store, openStore } = await open(kind);
  const sent: string[] = [];
  const send: Send = async ({ id }) => {
    // Long enough for the other server to poll.
    await new Promise((later) => setTimeout(later, 5));
    sent.push(id);
  };
  for (let index = 0; index < 30; index++) await store.add(enquiry(`Number ${index}`), ['mail'], crypto.randomUUID());
  const outboxes = [store, openStore()].map((each) =>
    createOutbox({ store: each, channels: { mail: send }, now, report }),
  );
  await Promise.all(outboxes.map((outbox) => outbox.runOnce()));
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

it('isolates a failing channel from the other', async () => {
  const { store } = await open();
  const posted: string[] = [];
  const channels = {
    mail: async () => {
      throw new Error('refused');
    },
    webhook: async ({ id }: { id: string }) => void posted.push(id),
  };
  await store.add(enquiry('One'), ['mail', 'webhook'], crypto.randomUUID());
  await createOutbox({ store, channels, now, report }).runOnce();
  expect(posted).toHaveLength(1);
  expect(await stateOf(store)).toMatchObject([
    { channel: 'mail', state: 'pending' },
    { channel: 'webhook', state: 'sent' },
  ]);
});

it('sends new deliveries while it runs, and finishes started ones when it stops', async () => {
  const { store } = await open();
  let finish = () => {};
  let began = () => {};
  const sending = new Promise<void>((resolve) => {
    began = resolve;
  });
  const send: Send = () => {
    began();
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const outbox = createOutbox({ store, channels: { mail: send }, now, report });
  await outbox.start();
  await store.add(enquiry('One'), ['mail'], crypto.randomUUID());
  outbox.wake();
  await sending;
  const stopped = outbox.stop(10_000);
  finish();
  await stopped;
  expect(await stateOf(store)).toMatchObject([{ state: 'sent' }]);
});

it('polls only after start, as serverless hosts require', async () => {
  const { store } = await open();
  const sent: string[] = [];
  const outbox = createOutbox({ store, channels: { mail: async ({ id }) => void sent.push(id) }, now, report });
  await store.add(enquiry('One'), ['mail'], crypto.randomUUID());
  outbox.wake();
  expect(await stateOf(store)).toMatchObject([{ state: 'pending', attempts: 0 }]);
  await outbox.runOnce();
  expect(sent).toHaveLength(1);
});

it('aborts a delivery that exceeds the shutdown timeout, and retries it later', async () => {
  const { store } = await open();
  let began = () => {};
  const sending = new Promise<void>((resolve) => {
    began = resolve;
  });
  const send: Send = (_enquiry, signal) => {
    began();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  const outbox = createOutbox({ store, channels: { mail: send }, now, report });
  await store.add(enquiry('One'), ['mail'], crypto.randomUUID());
  await outbox.start();
  await sending;
  await outbox.stop(10);
  expect(await stateOf(store)).toMatchObject([{ state: 'pending', lastError: 'stopped' }]);
});
