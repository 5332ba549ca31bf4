// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnquirySender } from './createEnquirySender.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
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
  it('posts the values with form, page, language and idempotency key, using keepalive', async () => {
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

  it('leaves out a file field that has no files', async () => {
    const fetch = answerWith(Response.json({ id: '1f0c' }, { status: 201 }));
    await createEnquirySender({ endpoint: '/api/enquiries', form: 'quote' })({ ...values, files: [] }, options());
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).not.toHaveProperty('files');
  });

  it('uses the page and language from its options', async () => {
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
  ])('rejects %s, because it is not a receipt', async (_name, response) => {
    answerWith(response);
    await expect(createEnquirySender({ endpoint: '/api', form: 'quote' })(values, options())).rejects.toThrow();
  });

  it.each([422, 429, 503])('passes on a %i response, which the form treats as a failure', async (status) => {
    const response = Response.json({ issues: {} }, { status });
    answerWith(response);
    expect(await createEnquirySender({ endpoint: '/api', form: 'quote' })(values, options())).toBe(response);
  });
});

describe('createEnquirySender with files', () => {
  /** A request that reports its progress and responds. */
  function stubUpload(answer: { status: number; body?: string } | 'no connection') {
    const sent: { headers: Record<string, string>; body: FormData }[] = [];
    class Upload {
      upload: { onloadstart?: () => void; onprogress?: (event: { loaded: number }) => void } = {};
      onload = () => {};
      onerror = () => {};
      onabort = () => {};
      status = 0;
      responseText = '';
      readonly headers: Record<string, string> = {};
      open() {}
      abort() {
        this.onabort();
      }
      getResponseHeader = () => 'application/json';
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      send(body: FormData) {
        sent.push({ headers: this.headers, body });
        this.upload.onloadstart?.();
        this.upload.onprogress?.({ loaded: 7 });
        if (answer === 'no connection') return this.onerror();
        Object.assign(this, { status: answer.status, responseText: answer.body ?? '' });
        return this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    return sent;
  }

  const withFiles = {
    ...values,
    newsletter: true,
    other: false,
    files: [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')],
  };
  const send = createEnquirySender({ endpoint: '/api/enquiries', form: 'quote', page: '/quote', locale: 'en' });

  it('posts files as a native form does, with the form’s name first, and reports progress', async () => {
    const sent = stubUpload({ status: 201, body: '{"id":"1f0c"}' });
    const fetch = answerWith(new Response());
    const onProgress = vi.fn();
    expect((await send(withFiles, { ...options(), onProgress })).status).toBe(201);
    expect(fetch).not.toHaveBeenCalled();
    expect(onProgress.mock.calls).toEqual([[0], [7]]);
    expect(sent[0]?.headers).toEqual({ Accept: 'application/json', 'Idempotency-Key': '1-2-3-4' });
    const parts = [...(sent[0]?.body ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    expect(parts).toEqual([
      ['form', 'quote'],
      ['page', '/quote'],
      ['locale', 'en'],
      ['elapsedMs', '9000'],
      ['website', ''],
      ['email', 'w@westlands.example'],
      ['newsletter', 'on'],
      ['files', 'a.pdf'],
      ['files', 'b.pdf'],
    ]);
  });

  it('fails in the same way as fetch', async () => {
    stubUpload({ status: 200, body: '{"ok":false}' });
    await expect(send(withFiles, options())).rejects.toThrow('did not confirm');
    stubUpload({ status: 422, body: '{"issues":{}}' });
    expect((await send(withFiles, options())).status).toBe(422);
    stubUpload('no connection');
    await expect(send(withFiles, options())).rejects.toBeInstanceOf(TypeError);
  });
});
