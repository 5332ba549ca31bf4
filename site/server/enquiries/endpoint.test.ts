import { describe, expect, it } from 'vitest';
import { createEnquiriesEndpoint, type EnquiriesEndpointOptions } from './endpoint.js';
import { enquiriesPath, enquiryLimits } from './protocol.js';
import { sampleValues as values } from './sample-values.js';
import { type NewEnquiry, StoreError } from './store.js';

type Added = NewEnquiry & { key: string | undefined };

/** An endpoint with a store that only records. */
function open(options: Partial<EnquiriesEndpointOptions> = {}) {
  const added: Added[] = [];
  const app = createEnquiriesEndpoint({
    store: {
      add: async (enquiry, _channels, key) => {
        added.push({ ...enquiry, key });
        return { id: 'the-id', isNew: true };
      },
    },
    channels: ['mail'],
    ...options,
  });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(enquiriesPath, { method: 'POST', body, headers });
  return {
    app,
    added,
    post,
    json: (body: object, headers: Record<string, string> = {}) =>
      post(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    form: (body: Record<string, string>, headers: Record<string, string> = {}) =>
      post(new URLSearchParams(body), headers),
  };
}

const failing = {
  add: async () => {
    throw new StoreError('The disk is full.');
  },
};

describe('with a JSON body', () => {
  it.each(Object.entries(values))('stores the form "%s" and responds with 201 and its id', async (form, fields) => {
    const { json, added } = open();
    const answer = await json({ form, ...fields });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: 'the-id' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(added).toEqual([
      { form, fields: expect.objectContaining(fields), page: null, locale: 'en-KE', spam: null, key: undefined },
    ]);
  });

  it('responds only after the enquiry is stored', async () => {
    let stored = () => {};
    let store = failing as EnquiriesEndpointOptions['store'];
    const asked = new Promise<void>((ask) => {
      const add = () => {
        ask();
        return new Promise<{ id: string; isNew: boolean }>((resolve) => {
          stored = () => resolve({ id: 'the-id', isNew: true });
        });
      };
      store = { add };
    });
    const { json } = open({ store });
    let responded = false;
    const answer = Promise.resolve(json({ form: 'message', ...values.message })).then((response) => {
      responded = true;
      return response;
    });
    await asked;
    // Waits for one turn of the event loop, in which a premature response would arrive.
    await new Promise((turn) => setImmediate(turn));
    expect(responded).toBe(false);
    stored();
    expect((await answer).status).toBe(201);
  });

  it('stores the idempotency key, the page and the locale', async () => {
    const { json, added } = open();
    await json(
      { form: 'message', ...values.message, page: '/contact', locale: 'sw-KE' },
      { 'Idempotency-Key': 'b6a9f1f0-64d4-4b3c-8b0e-6a3f0a2f9d11' },
    );
    await json({ form: 'message', ...values.message }, { Referer: 'https://agency.example/services/events?x=1' });
    await json({ form: 'message', ...values.message, page: '//evil.example', locale: '<script>' });
    expect(added.map(({ key, page, locale }) => ({ key, page, locale }))).toEqual([
      { key: 'b6a9f1f0-64d4-4b3c-8b0e-6a3f0a2f9d11', page: '/contact', locale: 'sw-KE' },
      { key: undefined, page: '/services/events', locale: 'en-KE' },
      { key: undefined, page: null, locale: 'en-KE' },
    ]);
  });

  it('returns the form’s error message of each invalid field', async () => {
    const { json, added } = open();
    const answer = await json({ form: 'service', name: 'L', email: 'li@novels', message: 'Nine long' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      issues: { name: 'Name is required', email: 'Invalid email address', message: 'Message is too short' },
    });
    expect((await json({ form: 'constructor' })).status).toBe(422);
    expect(added).toEqual([]);
  });

  it.each([
    ['a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }, '{}', 403],
    ['another origin', { Origin: 'https://evil.example', Host: 'agency.example' }, '{}', 403],
    ['invalid JSON', {}, '{', 400],
    ['a list', {}, '[]', 400],
    ['null', {}, 'null', 400],
    [
      'an invalid idempotency key',
      { 'Idempotency-Key': 'a b' },
      JSON.stringify({ form: 'message', ...values.message }),
      400,
    ],
    ['text', { 'Content-Type': 'text/plain' }, '{}', 415],
    ['a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['more than 16 KB', {}, JSON.stringify({ form: 'message', message: 'a'.repeat(enquiryLimits.bytes) }), 413],
  ])('rejects %s', async (_what, headers, body, status) => {
    const { post, added } = open();
    const answer = await post(body, { 'Content-Type': 'application/json', ...headers } as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { message: expect.any(String) } });
    expect(added).toEqual([]);
  });

  it('accepts only POST', async () => {
    const { app } = open();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await app.request(enquiriesPath, { method });
      expect([answer.status, answer.headers.get('Allow')], method).toEqual([405, 'POST']);
    }
  });

  it('limits the rate per network', async () => {
    const { json, added } = open({ rate: { requests: 3, windowMs: 60_000 }, addressOf: () => '192.0.2.1' });
    const statuses: number[] = [];
    let wait = '';
    for (let index = 0; index < 4; index++) {
      const answer = await json({ form: 'message', ...values.message });
      statuses.push(answer.status);
      wait = answer.headers.get('Retry-After') ?? '';
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(Number(wait)).toBeGreaterThan(0);
    expect(added).toHaveLength(3);
  });

  it('responds with 503 when the store fails', async () => {
    const { json } = open({ store: failing });
    const answer = await json({ form: 'message', ...values.message });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
  });
});

describe('possible spam', () => {
  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too-fast', { elapsedMs: 300 }],
    ['links', { message: 'https://a.example http://b.example www.c.example <a href="d">' }],
  ])('is stored and marked as "%s"', async (mark, extra) => {
    const { json, added } = open();
    expect((await json({ form: 'message', ...values.message, ...extra })).status).toBe(201);
    expect(added.map(({ spam }) => spam)).toEqual([mark]);
  });

  it('includes enquiries above the suspicious rate of a network', async () => {
    const { json, added } = open({ suspiciousRate: { requests: 2, windowMs: 60_000 } });
    for (let index = 0; index < 3; index++) await json({ form: 'message', ...values.message });
    expect(added.map(({ spam }) => spam)).toEqual([null, null, 'frequent']);
  });

  it('excludes ordinary enquiries', async () => {
    const { json, added } = open();
    await json({
      form: 'message',
      ...values.message,
      website: '',
      elapsedMs: 8000,
      message: 'See www.a.example and https://b.example',
    });
    expect(added.map(({ spam }) => spam)).toEqual([null]);
  });
});
