// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnquirySender } from './createEnquirySender.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

const options = () => ({
  signal: new AbortController().signal,
  idempotencyKey: '1-2-3-4',
  elapsedMs: 9000,
  website: '',
});

const values = { email: 'w@westlands.example' };

function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('createEnquirySender', () => {
  it('posts the values with form, page, language and idempotency key, with keepalive', async () => {
    const fetch = answerWith(Response.json({ id: '1f0c' }, { status: 201 }));
    document.documentElement.lang = 'en-KE';
    const sent = options();
    await createEnquirySender({ endpoint: '/api/enquiries', form: 'quote' })(values, sent);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/enquiries');
    expect(request).toMatchObject({
      method: 'POST',
      keepalive: true,
      signal: sent.signal,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '1-2-3-4' },
    });
    expect(JSON.parse(String(request?.body))).toEqual({
      form: 'quote',
      email: 'w@westlands.example',
      page: '/',
      locale: 'en-KE',
      elapsedMs: 9000,
      website: '',
    });
  });

  it('takes page and language from its options', async () => {
    const fetch = answerWith(Response.json({ id: '1f0c' }, { status: 201 }));
    const send = createEnquirySender({ endpoint: '/api', form: 'quote', page: '/inquiries', locale: 'sw-KE' });
    await send(values, options());
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({ page: '/inquiries', locale: 'sw-KE' });
  });

  it.each([
    ['200 with an id', Response.json({ id: '1f0c' })],
    ['200 with { ok: false }', Response.json({ ok: false })],
    ['a login page', new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['204', new Response(null, { status: 204 })],
    ['201 without an id', Response.json({}, { status: 201 })],
    ['201 with null', Response.json(null, { status: 201 })],
    ['201 with HTML', new Response('<h1>Created</h1>', { status: 201 })],
  ])('rejects %s, which is not a receipt', async (_name, response) => {
    answerWith(response);
    await expect(createEnquirySender({ endpoint: '/api', form: 'quote' })(values, options())).rejects.toThrow();
  });

  it.each([422, 429, 503])('returns the response %i, which the form treats as a failure', async (status) => {
    const response = Response.json({ issues: {} }, { status });
    answerWith(response);
    expect(await createEnquirySender({ endpoint: '/api', form: 'quote' })(values, options())).toBe(response);
  });
});
