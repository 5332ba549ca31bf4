/** What is kept and for how long, and how a newsletter subscription ends. */
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOutbox, type SendContext } from '../src/delivery/outbox.js';
import type { NewEnquiry } from '../src/enquiry.js';
import { describeForms } from '../src/form-description.js';
import { createMaintenance } from '../src/maintenance.js';
import { kitForms } from '../src/sample-values.js';
import { createStore, type Store } from '../src/store/store.js';
import { databases, kinds } from './databases.js';

const { create } = databases();

const day = 24 * 60 * 60_000;
const clock = { now: 0 };
const now = () => clock.now;
const reports: string[] = [];
const report = (sentence: string) => void reports.push(sentence);

afterEach(() => {
  reports.length = 0;
});

const enquiry = (form: string, fields: NewEnquiry['fields']): NewEnquiry => ({
  form,
  page: '/',
  locale: 'en-KE',
  fields,
  spam: null,
});

const email = 'Achieng@kisumu.example';
const message = enquiry('message', { name: 'Achieng', email, subject: 'A sign', message: 'How large?' });
const contact = enquiry('contact', { firstName: 'Achieng', email, message: 'Hello', newsletter: true });
const newsletter = enquiry('newsletter', { email });

async function subscribersOf(store: Store): Promise<string[]> {
  const emails: string[] = [];
  for await (const page of store.subscriptions()) emails.push(...page.map((subscription) => subscription.email));
  return emails;
}

const formsOf = async (store: Store) => (await store.list()).map(({ form }) => form).toSorted();

describe.each(kinds)('on %s', (kind) => {
  async function open() {
    clock.now = Date.parse('2026-11-24T09:00:00Z');
    const store = createStore(await create(kind), { forms: describeForms(kitForms), now, report });
    onTestFinished(() => store.close());
    const maintenance = () => createMaintenance({ store, now, report });
    return { store, maintenance };
  }

  it('automatically deletes enquiries after 24 months and says so, but keeps jobs and subscriptions', async () => {
    const { store, maintenance } = await open();
    const add = async (one: NewEnquiry) => (await store.add(one, [], crypto.randomUUID())).id;
    await add(message);
    await add(contact);
    await store.setJob(await add(message), true);
    for (let days = 0; days < 740; days += 7) {
      await maintenance().runOnce();
      clock.now += 7 * day;
    }
    expect(await formsOf(store)).toEqual(['message']);
    expect((await store.list())[0]?.isJob).toBe(true);
    expect(await subscribersOf(store)).toEqual([email.toLowerCase()]);
    expect(reports).toEqual([
      expect.stringMatching(/^2 enquiries from before 2026-11-\d\d deleted, because enquiries are kept for 24 months/),
    ]);
  });

  it('announces a store’s first deletion a day in advance', async () => {
    const { store, maintenance } = await open();
    await store.add(message, [], crypto.randomUUID());
    clock.now += 800 * day;
    await maintenance().runOnce();
    expect(await formsOf(store)).toEqual(['message']);
    expect(reports).toEqual([expect.stringContaining('1 enquiry from before 2027-02-01 will be deleted in a day')]);
    clock.now += day;
    await maintenance().runOnce();
    expect(await formsOf(store)).toEqual([]);
  });

  it('deletes nothing automatically after a jump in the clock', async () => {
    const { store, maintenance } = await open();
    await store.add(message, [], crypto.randomUUID());
    await maintenance().runOnce();
    clock.now += 10 * 365 * day;
    await maintenance().runOnce();
    expect(await formsOf(store)).toEqual(['message']);
    expect(reports).toEqual([
      expect.stringContaining('last deleted old enquiries on 2026-11-24, but the clock now says 2036'),
    ]);
  });

  it('keeps what it received while the clock said 1970', async () => {
    const { store, maintenance } = await open();
    await store.add(message, [], crypto.randomUUID());
    clock.now += 2 * day;
    await maintenance().runOnce();
    const right = clock.now;
    clock.now = 1000;
    await store.add(newsletter, [], crypto.randomUUID());
    clock.now = right + 2 * day;
    await maintenance().runOnce();
    expect(await formsOf(store)).toEqual(['message', 'newsletter']);
    expect(reports).toEqual([expect.stringMatching(/^1 enquiry has a date before 2010, because the server’s clock/)]);
  });

  it('corrects an enquiry date set by a fast clock one day after noticing it, and says so', async () => {
    const { store, maintenance } = await open();
    const right = clock.now;
    clock.now += 400 * 365 * day;
    const { id } = await store.add(message, [], crypto.randomUUID());
    clock.now = right;
    await store.add(newsletter, [], crypto.randomUUID());
    const restart = () => maintenance().runOnce();
    for (let hours = 0; hours < 24; hours += 8) {
      await restart();
      expect(reports).toEqual([
        expect.stringMatching(
          /^1 enquiry is dated up to 2426-\d\d-\d\d, but the clock says 2026-11-2\d\. If the clock is wrong/,
        ),
      ]);
      reports.length = 0;
      clock.now += day / 3;
    }
    await restart();
    expect(reports).toEqual(['1 enquiry dated in the future is now dated as received today.']);
    expect((await store.find(id))[0]?.receivedAt).toBe(new Date(clock.now).toISOString());
    reports.length = 0;
    await restart();
    expect(reports).toEqual([]);
    // The enquiry is eventually deleted.
    for (let days = 0; days < 740; days += 20) {
      clock.now += 20 * day;
      await restart();
    }
    expect(await formsOf(store)).toEqual([]);
  });

  it('changes no date if the clock was slow and is corrected within a day', async () => {
    const { store, maintenance } = await open();
    const right = clock.now;
    const { id } = await store.add(message, [], crypto.randomUUID());
    for (const wrong of [0, right - 100 * day]) {
      clock.now = wrong;
      await maintenance().runOnce();
      clock.now = right + 2 * day;
      await maintenance().runOnce();
    }
    clock.now = right - 100 * day;
    await maintenance().runOnce();
    expect(reports.filter((sentence) => sentence.includes('as received today'))).toEqual([]);
    expect((await store.find(id))[0]?.receivedAt).toBe(new Date(right).toISOString());
  });

  it('keeps everything with the setting "forever"', async () => {
    const { store } = await open();
    await store.add(message, [], crypto.randomUUID());
    const maintenance = createMaintenance({ store, retention: { enquiryMonths: 'forever' }, now, report });
    for (let months = 0; months < 40; months++) {
      await maintenance.runOnce();
      clock.now += 30 * day;
    }
    expect(await formsOf(store)).toEqual(['message']);
  });

  it('unsubscribes by address or by the mail’s token, and keeps the person’s other enquiries', async () => {
    const { store } = await open();
    const desk = { channel: 'mail', recipient: 'desk@agency.example' } as const;
    for (const one of [message, contact, newsletter]) await store.add(one, [desk], crypto.randomUUID());
    expect(await subscribersOf(store)).toEqual([email.toLowerCase()]);

    const contexts: SendContext[] = [];
    const outbox = createOutbox({
      store,
      channels: { mail: async (_enquiry, context) => void contexts.push(context) },
      targets: [desk],
      unsubscribeUrl: (token) => token,
      now,
      report,
    });
    await outbox.runOnce();
    const tokens = contexts.flatMap(({ unsubscribeUrl }) => unsubscribeUrl ?? []);
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 1]);

    expect(await store.unsubscribe({ token: 'another' })).toBe(false);
    expect(await store.unsubscribe({ token: tokens[0]! })).toBe(true);
    expect(await store.unsubscribe({ email })).toBe(false);
    expect(await subscribersOf(store)).toEqual([]);
    expect(await formsOf(store)).toEqual(['contact', 'message']);
    expect((await store.list()).find(({ form }) => form === 'contact')?.fields['newsletter']).toBe(false);

    await store.add({ ...newsletter, fields: { email: 'again@kisumu.example' } }, []);
    expect(await store.unsubscribe({ email: ' AGAIN@kisumu.example' })).toBe(true);
  });
});
