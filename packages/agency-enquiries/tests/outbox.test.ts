/** Delivery retries over minutes, hours and days, with a simulated clock. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createMailer, recipientsOf } from '../src/delivery/mailer.js';
import { createOutbox, DeliveryError, defaultBackoff, RefusedError, type Send } from '../src/delivery/outbox.js';
import type { NewEnquiry } from '../src/enquiry.js';
import { describeForms } from '../src/form-description.js';
import { kitForms } from '../src/sample-values.js';
import { createStore, type Store, type Target } from '../src/store/store.js';
import { databases, kinds } from './databases.js';
import { startMailSink } from './mail-sink.js';

const { create } = databases();

const forms = describeForms(kitForms);

const [second, minute] = [1000, 60_000];
const [hour, day] = [60 * minute, 24 * 60 * minute];

const enquiry = (message: string): NewEnquiry => ({
  form: 'message',
  page: '/',
  locale: 'en-KE',
  fields: { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message },
  spam: null,
});

const desk = { channel: 'mail', recipient: 'desk@agency.example' } as const;
const hook = { channel: 'webhook', recipient: null } as const;

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
    const store = createStore(location, { forms, now, report });
    onTestFinished(() => store.close());
    return store;
  };
  return { store: openStore(), openStore };
}

const stateOf = async (store: Store) => (await store.list()).flatMap(({ deliveries }) => deliveries);

it('keeps nothing about an attempt in memory once it is over', async () => {
  const { store } = await open();
  const signals: WeakRef<AbortSignal>[] = [];
  const send: Send = async (_enquiry, { signal }) => {
    signal.addEventListener('abort', () => undefined);
    signals.push(new WeakRef(signal));
  };
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  for (let index = 0; index < 20; index++) await store.add(enquiry(`Number ${index}`), [desk], crypto.randomUUID());
  await outbox.runOnce();
  expect(signals).toHaveLength(20);
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  await expect
    .poll(() => {
      collect();
      return signals.filter((signal) => signal.deref()).length;
    })
    .toBeLessThan(3);
  // The outbox itself is still in use.
  await outbox.stop(0);
});

it('delivers all mails after the mail server has been down for an hour', async () => {
  const { store } = await open();
  const sink = await startMailSink();
  const { send, close } = createMailer({
    url: sink.url,
    from: 'site@agency.example',
    to: 'desk@agency.example',
  });
  onTestFinished(async () => {
    close();
    await sink.stop();
  });
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  sink.setUp(false);
  for (let index = 0; index < 60; index++) {
    if (index % 5 === 0) await store.add(enquiry(`Number ${index}`), [desk], crypto.randomUUID());
    await outbox.runOnce();
    clock.now += minute;
  }
  expect(sink.mails).toEqual([]);
  // Only one of the many failures is reported, because all of them happen within one real minute.
  expect(reports).toEqual([expect.stringContaining('the mail server responded with 421')]);
  sink.setUp(true);
  // The longest possible backoff after an hour of failures.
  for (let passed = 0; passed < 65; passed++) {
    await outbox.runOnce();
    clock.now += minute;
  }
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(12);
  expect(sink.mails).toHaveLength(12);
  expect((await stateOf(store)).every(({ state }) => state === 'sent')).toBe(true);
});

it('backs off from 1 minute to 6 hours, gives up after 7 days and logs that on every start', async () => {
  const { store } = await open();
  const attempts: number[] = [];
  const began = clock.now;
  const send: Send = async () => {
    attempts.push(clock.now - began);
    throw new DeliveryError('refused');
  };
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
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
  const restarted = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  await restarted.start();
  await restarted.stop(1000);
  expect(reports).toEqual([
    expect.stringContaining('1 delivery (mail to desk@agency.example) was abandoned after 7 days. The error: refused.'),
  ]);

  // The owner requests a retry.
  expect(await store.retryFailed()).toBe(1);
  const sent: string[] = [];
  const mended = createOutbox({
    store,
    targets: [desk],
    channels: { mail: async ({ id }) => void sent.push(id) },
    now,
    report,
  });
  await mended.runOnce();
  expect(sent).toHaveLength(1);
  expect(await store.stuckDeliveries([desk])).toEqual([]);
});

it('doubles the delay between attempts up to 6 hours', () => {
  expect([1, 2, 3, 9, 10, 40].map(defaultBackoff)).toEqual([1, 2, 4, 256, 360, 360].map((minutes) => minutes * minute));
});

it.each(kinds)('sends each delivery only once when two servers are running: %s', async (kind) => {
  const { store, openStore } = await open(kind);
  const sent: string[] = [];
  const send: Send = async ({ id }) => {
    // Long enough for the second server to poll.
    await new Promise((later) => setTimeout(later, 5));
    sent.push(id);
  };
  for (let index = 0; index < 30; index++) await store.add(enquiry(`Number ${index}`), [desk], crypto.randomUUID());
  const outboxes = [store, openStore()].map((each) =>
    createOutbox({ store: each, targets: [desk], channels: { mail: send }, now, report }),
  );
  await Promise.all(outboxes.map((outbox) => outbox.runOnce()));
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

it('keeps a failing channel from affecting the other', async () => {
  const { store } = await open();
  const posted: string[] = [];
  const channels = {
    mail: async () => {
      throw new DeliveryError('refused');
    },
    webhook: async ({ id }: { id: string }) => void posted.push(id),
  };
  await store.add(enquiry('One'), [desk, hook], crypto.randomUUID());
  await createOutbox({ store, channels, targets: [desk, hook], now, report }).runOnce();
  expect(posted).toHaveLength(1);
  expect(await stateOf(store)).toMatchObject([
    { channel: 'mail', state: 'pending' },
    { channel: 'webhook', state: 'sent' },
  ]);
});

it('sends new deliveries while it runs, and finishes those in progress when it stops', async () => {
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
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  await outbox.start();
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
  outbox.wake();
  await sending;
  const stopped = outbox.stop(10_000);
  finish();
  await stopped;
  expect(await stateOf(store)).toMatchObject([{ state: 'sent' }]);
});

it('polls only after it has been started, as serverless hosts require', async () => {
  const { store } = await open();
  const sent: string[] = [];
  const outbox = createOutbox({
    store,
    targets: [desk],
    channels: { mail: async ({ id }) => void sent.push(id) },
    now,
    report,
  });
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
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
  const send: Send = (_enquiry, { signal }) => {
    began();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryError('stopped')));
    });
  };
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
  await outbox.start();
  await sending;
  await outbox.stop(10);
  expect(await stateOf(store)).toMatchObject([{ state: 'pending', lastError: 'stopped' }]);
});

it('leaves deliveries to servers that have settings for their channel', async () => {
  const { store, openStore } = await open();
  await store.add(enquiry('Hello'), [desk], crypto.randomUUID());
  const without = createOutbox({ store: openStore(), channels: {}, targets: [], now, report });
  await without.start();
  await without.stop(0);
  expect(reports).toEqual([
    expect.stringContaining(
      '1 delivery (mail to desk@agency.example) waits for settings that this server does not have',
    ),
  ]);
  expect(await stateOf(store)).toMatchObject([{ state: 'pending', attempts: 0 }]);
  const sent: string[] = [];
  const send: Send = async ({ id }) => void sent.push(id);
  await createOutbox({ store, targets: [desk], channels: { mail: send }, now, report }).runOnce();
  expect(sent).toHaveLength(1);
});

it('waits for a single run to finish when it stops', async () => {
  const { store } = await open();
  await store.add(enquiry('Hello'), [desk], crypto.randomUUID());
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const send: Send = () =>
    new Promise((resolve) => {
      finish = resolve;
      begin();
    });
  const outbox = createOutbox({ store, targets: [desk], channels: { mail: send }, now, report });
  void outbox.runOnce();
  await begun;
  const stopped = outbox.stop(5000);
  finish();
  await stopped;
  expect(await stateOf(store)).toMatchObject([{ state: 'sent' }]);
});

it('reports a refused recipient at once and on every start, and sends to the other recipient once', async () => {
  const { store } = await open();
  const sink = await startMailSink();
  sink.refuse('b@agency.example');
  const to = 'Desk <a@agency.example>, b@agency.example';
  const mailer = createMailer({ url: sink.url, from: 'site@agency.example', to });
  onTestFinished(async () => {
    mailer.close();
    await sink.stop();
  });
  const targets = recipientsOf(to).map((recipient) => ({ channel: 'mail' as const, recipient }));
  const { id } = await store.add(enquiry('One'), targets, crypto.randomUUID());
  const outbox = createOutbox({ store, channels: { mail: mailer.send }, targets, now, report });
  for (let hours = 0; hours < 8 * 24; hours++) {
    await outbox.runOnce();
    clock.now += hour;
  }
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['a@agency.example']]);
  expect(sink.mails[0]?.raw).toContain('To: Desk <a@agency.example>, b@agency.example');
  expect(await stateOf(store)).toMatchObject([
    { recipient: 'a@agency.example', state: 'sent', attempts: 1 },
    {
      recipient: 'b@agency.example',
      state: 'refused',
      attempts: 1,
      lastError: expect.stringContaining('550 5.1.1 to RCPT TO: there is no such mailbox'),
    },
  ]);
  expect(reports).toEqual([expect.stringContaining(`mail to b@agency.example refused enquiry ${id}`)]);

  reports.length = 0;
  const restarted = createOutbox({ store, channels: { mail: mailer.send }, targets, now, report });
  await restarted.start();
  await restarted.stop(1000);
  expect(reports).toEqual([expect.stringContaining('1 delivery (mail to b@agency.example) was refused for good.')]);

  // The owner corrects the address.
  expect(await store.redirect('b@agency.example', 'c@agency.example')).toMatchObject({ redirected: 1 });
  const corrected = [targets[0]!, { channel: 'mail' as const, recipient: 'c@agency.example' }];
  await createOutbox({ store, channels: { mail: mailer.send }, targets: corrected, now, report }).runOnce();
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['a@agency.example'], ['c@agency.example']]);
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

it.each(kinds)(
  'sends an enquiry only once to an address that already has it or is about to get it: %s',
  async (kind) => {
    const { store } = await open(kind);
    const sent: string[] = [];
    let isCorrected = false;
    const send: Send = async ({ fields }, { recipient }) => {
      if (recipient === 'old@agency.example') throw new RefusedError('550 no such address');
      if (fields['message'] === 'Refused by both' && !isCorrected) throw new RefusedError('550 too large');
      sent.push(`${fields['message']} to ${recipient}`);
    };
    const [old, owner] = ['old@agency.example', 'Owner@agency.example'].map((recipient) => ({
      channel: 'mail' as const,
      recipient,
    })) as [Target, Target];
    const runWith = (...targets: Target[]) =>
      createOutbox({ store, channels: { mail: send }, targets, now, report }).runOnce();
    await store.add(enquiry('To both'), [old, owner], crypto.randomUUID());
    await store.add(enquiry('Refused by both'), [old, owner], crypto.randomUUID());
    await store.add(enquiry('To the old address'), [old], crypto.randomUUID());
    await runWith(old, owner);
    await store.add(enquiry('Waiting'), [old, owner], crypto.randomUUID());
    expect(sent).toEqual(['To both to Owner@agency.example']);

    expect(await store.redirect('old@agency.example', 'Owner@agency.example')).toEqual({
      redirected: 1,
      // The delivery that was waiting, and the one that both addresses refused.
      alreadyDue: 2,
      alreadySent: 1,
      inProgress: 0,
    });
    isCorrected = true;
    await runWith(owner);
    expect(sent.toSorted()).toEqual([
      'Refused by both to Owner@agency.example',
      'To both to Owner@agency.example',
      'To the old address to Owner@agency.example',
      'Waiting to Owner@agency.example',
    ]);
    expect(await store.stuckDeliveries([owner])).toEqual([]);
  },
);

it('does not redirect a delivery in progress, because it would reach both addresses', async () => {
  const { store } = await open();
  const old = { channel: 'mail', recipient: 'old@agency.example' } as const;
  await store.add(enquiry('One'), [old], crypto.randomUUID());
  const [leased] = await store.lease([old], 1, 1000);
  const redirect = () => store.redirect('old@agency.example', 'new@agency.example');
  expect(await redirect()).toMatchObject({ redirected: 0, inProgress: 1 });
  await store.settle(leased!, { sent: false, error: '550', refused: true, nextAttemptAt: undefined });
  expect(await redirect()).toMatchObject({ redirected: 1, inProgress: 0 });
});

it('retries a mail when its sender or password is refused, because the owner can correct that', async () => {
  const { store } = await open();
  const refuse: Send = async () => {
    throw Object.assign(new Error('535 wrong password'), { responseCode: 535, command: 'AUTH PLAIN' });
  };
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
  await createOutbox({ store, channels: { mail: refuse }, targets: [desk], now, report }).runOnce();
  expect(await stateOf(store)).toMatchObject([{ state: 'pending' }]);
});

it.each(kinds)('sends deliveries postponed because a clock was a year ahead: %s', async (kind) => {
  const { store } = await open(kind);
  const start = clock.now;
  const failing: Send = async () => {
    throw new Error('down');
  };
  clock.now += 365 * day;
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
  await createOutbox({ store, channels: { mail: failing }, targets: [desk], now, report }).runOnce();
  // A lease left behind by another server.
  await store.add(enquiry('Two'), [desk], crypto.randomUUID());
  await store.lease([desk], 1, 5 * minute);

  clock.now = start;
  reports.length = 0;
  const sent: string[] = [];
  const send: Send = async ({ id }) => void sent.push(id);
  const outbox = createOutbox({ store, channels: { mail: send }, targets: [desk], now, report });
  await outbox.runOnce();
  clock.now += 5 * minute;
  await outbox.runOnce();
  expect(sent).toHaveLength(2);
  expect(reports).toEqual([expect.stringContaining('2 deliveries were scheduled too late')]);
});

it('does not give up on the first attempt after an eight-day break', async () => {
  const { store } = await open();
  await store.add(enquiry('One'), [desk], crypto.randomUUID());
  clock.now += 8 * day;
  const failing: Send = async () => {
    throw new Error('down');
  };
  await createOutbox({ store, channels: { mail: failing }, targets: [desk], now, report }).runOnce();
  expect(await stateOf(store)).toMatchObject([{ state: 'pending' }]);
});

it.each([
  [554, 'its rules forbid it', 'refused'],
  [451, 'its rules forbid it', 'pending'],
] as const)(
  'neither logs nor stores a mail server’s text, which may quote the visitor: %i',
  async (status, meaning, state) => {
    const { store } = await open();
    const sink = await startMailSink();
    const quoted = 'w@westlands.example wrote "How many signs?" and A sign, see 5.1.1 and ENOTFOUND';
    sink.refuseContent(status, `${Math.floor(status / 100)}.7.1 ${quoted}`);
    const mailer = createMailer({ url: sink.url, from: 'site@agency.example', to: 'desk@agency.example' });
    onTestFinished(async () => {
      mailer.close();
      await sink.stop();
    });
    await store.add(enquiry('How many signs?'), [desk], crypto.randomUUID());
    const outbox = createOutbox({ store, channels: { mail: mailer.send }, targets: [desk], now, report });
    await outbox.runOnce();
    const restarted = createOutbox({ store, channels: { mail: mailer.send }, targets: [desk], now, report });
    await restarted.start();
    await restarted.stop(1000);
    const [{ lastError, state: stored } = { lastError: '' }] = await stateOf(store);
    expect(stored).toBe(state);
    expect(lastError).toBe(
      `the mail server responded with ${status} ${Math.floor(status / 100)}.7.1 to DATA: ${meaning}, for example for this sender, or because the mail looks like spam`,
    );
    expect(reports.length).toBeGreaterThan(0);
    for (const word of ['westlands', 'sign', 'wrote', '5.1.1', 'ENOTFOUND'])
      expect([...reports, lastError].join('\n').replaceAll(desk.recipient, '')).not.toContain(word);
  },
);

it('neither logs nor stores the text of an unexpected error', async () => {
  const { store } = await open();
  const send: Send = async ({ fields }) => JSON.parse(String(fields['message']));
  await store.add(enquiry('How many signs?'), [desk], crypto.randomUUID());
  await createOutbox({ store, channels: { mail: send }, targets: [desk], now, report }).runOnce();
  expect(await stateOf(store)).toMatchObject([{ lastError: 'an unexpected error (SyntaxError)' }]);
  expect(reports.join()).toContain('an unexpected error (SyntaxError)');
  expect(reports.join()).not.toContain('How');
});
