import { defineForm, messageForm, quoteFormWithFiles } from 'agency-ui/schemas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerLabels, type EnquiryAnswer } from './answer/answer.js';
import type { NewEnquiry } from './enquiry.js';
import { createHandler, type HandlerOptions } from './handler.js';
import { kitForms, sampleValues as values } from './sample-values.js';
import { StoreError } from './store/store.js';

type Added = NewEnquiry & { key: string | undefined };

/** A handler whose store and page renderer only record calls. */
function open({ address, ...options }: Partial<HandlerOptions> & { address?: string } = {}) {
  const added: Added[] = [];
  const answers: EnquiryAnswer[] = [];
  const handle = createHandler({
    forms: kitForms,
    labels: answerLabels,
    renderAnswer: (answer) => {
      answers.push(answer);
      return '<!doctype html>';
    },
    store: {
      add: async (enquiry, _targets, key) => {
        added.push({ ...enquiry, key });
        return { id: 'the-id', isNew: true };
      },
      unsubscribe: async () => false,
      findRepeated: async () => undefined,
      removedFields: async () => [],
    },
    renderUnsubscribe: async (state) => state,
    targets: [{ channel: 'mail', recipient: 'desk@agency.example' }],
    report: () => undefined,
    ...options,
  });
  const send = (request: RequestInit, query = '') =>
    handle(new Request(`http://localhost/api/enquiries${query}`, request), { address });
  const post = (body: BodyInit, headers: Record<string, string> = {}) => send({ method: 'POST', body, headers });
  return {
    added,
    answers,
    send,
    post,
    json: (body: object, headers: Record<string, string> = {}) =>
      post(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    native: (body: Record<string, string> | [string, string][], query = '') =>
      send({ method: 'POST', body: new URLSearchParams(body) }, query),
  };
}

const failing = {
  add: async () => {
    throw new StoreError('The disk is full.');
  },
  unsubscribe: async () => false,
  findRepeated: async () => undefined,
  removedFields: async () => [],
};

describe('the handling of a failed request', () => {
  /** A body whose connection breaks. */
  const broken = (type: string, length?: number): RequestInit & { duplex: 'half' } => ({
    method: 'POST',
    headers: {
      'Content-Type': type,
      ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(length) }),
    },
    body: new ReadableStream({
      pull(stream) {
        stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    }),
    duplex: 'half',
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'refuses a request whose connection breaks, without logging it: %s',
    async (type) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => logged.mockRestore());
      const report = vi.fn();
      const { send } = open({ report, rate: { requests: 100, windowMs: 1000 } });
      for (const length of [undefined, 500]) expect((await send(broken(type, length))).status).toBe(400);
      expect(logged).not.toHaveBeenCalled();
      expect(report).not.toHaveBeenCalled();
    },
  );

  it('refuses the request, and reports each kind of unexpected error once, in one line without the visitor’s text', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const report = vi.fn();
    const add = vi.fn<HandlerOptions['store']['add']>(async ({ fields }) => {
      throw new TypeError(`cannot store "${fields['message']}"`);
    });
    const renderAnswer = vi.fn<HandlerOptions['renderAnswer']>(({ values: { message } }) => {
      throw new RangeError(`cannot render\n"${message}"`);
    });
    const { json, native } = open({
      report,
      renderAnswer,
      store: { ...failing, add, unsubscribe: failing.add },
      rate: { requests: 100, windowMs: 1000 },
    });
    for (let count = 0; count < 10; count++) {
      const refused = await json({ form: 'message', ...values.message });
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      const page = await native({ form: 'message', ...values.message });
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(answerLabels.notStored)]);
    }
    expect(report.mock.calls).toEqual([
      [expect.stringMatching(/^a request failed unexpectedly: TypeError at \S+handler\.test\.ts:\d+:\d+\.$/)],
      [expect.stringMatching(/^the page for a form failed: RangeError at \S+handler\.test\.ts:\d+:\d+\.$/)],
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('reports once that a request names no form, giving its page’s path but not the query', async () => {
    const report = vi.fn();
    const { native } = open({ report });
    for (let count = 0; count < 3; count++) await native({ page: '/quote?for=wanjiru@westlands.example#top' });
    expect(report.mock.calls).toEqual([[expect.stringMatching(/^a form on \/quote was refused\. Name the form:/)]]);
  });

  it('refuses the request even when the error occurs in an unexpected place', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const report = vi.fn();
    const unexpected = () => {
      throw new Error('Wanjiru');
    };
    const { json } = open({ report, onRefused: (reason) => (reason === 422 ? unexpected() : undefined) });
    for (let count = 0; count < 3; count++) expect((await json({ form: 'message' })).status).toBe(503);
    expect(report.mock.calls).toEqual([[expect.stringMatching(/^a request failed unexpectedly: Error at \S+\.$/)]]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a request with a JSON body', () => {
  it.each(Object.entries(values))('stores the form "%s" and responds with 201 and its id', async (form, fields) => {
    const { json, added } = open();
    const answer = await json({ form, ...fields });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: 'the-id' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(added).toEqual([
      { form, fields: expect.objectContaining(fields), page: null, locale: 'en', spam: null, key: undefined },
    ]);
  });

  it('responds only after storing the enquiry', async () => {
    let stored = () => {};
    let store = failing as HandlerOptions['store'];
    const asked = new Promise<void>((ask) => {
      const add = () => {
        ask();
        return new Promise<{ id: string; isNew: boolean }>((resolve) => {
          stored = () => resolve({ id: 'the-id', isNew: true });
        });
      };
      store = { ...failing, add };
    });
    const { json } = open({ store });
    let responded = false;
    const answer = Promise.resolve(json({ form: 'message', ...values.message })).then((response) => {
      responded = true;
      return response;
    });
    await asked;
    // Waits for one turn of the event loop, so that a premature response would have arrived.
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
      { key: undefined, page: '/services/events', locale: 'en' },
      { key: undefined, page: null, locale: 'en' },
    ]);
  });

  it('returns the form’s own error message for each invalid field', async () => {
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
    ['a form that ends early', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\n', 400],
    ['more than any form needs', {}, JSON.stringify({ form: 'message', message: 'a'.repeat(100_000) }), 413],
  ])('rejects %s', async (_what, headers, body, status) => {
    const { post, added } = open();
    const answer = await post(body, { 'Content-Type': 'application/json', ...headers } as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { message: expect.any(String) } });
    expect(added).toEqual([]);
  });

  it('accepts only POST', async () => {
    const { send } = open();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await send({ method });
      expect([answer.status, answer.headers.get('Allow')], method).toEqual([405, 'POST']);
    }
  });

  it('limits the request rate per network', async () => {
    const { json, added } = open({ rate: { requests: 3, windowMs: 60_000 }, address: '192.0.2.1' });
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

describe('unknown fields and values of the wrong kind', () => {
  const unknown = expect.stringContaining('The form "message" has no field "nickname"');

  it.each([
    ['an unknown field', { nickname: 'W' }, { nickname: unknown }],
    [
      'an unknown field beside an invalid one',
      { nickname: 'W', email: 'w' },
      { nickname: unknown, email: expect.any(String) },
    ],
    ['a number', { subject: 7 }, { subject: 'Write this as text' }],
    ['a list', { subject: ['A sign'] }, { subject: 'Write this as text' }],
  ])('refuses an unknown field or a wrong value in JSON: %s', async (_name, extra, issues) => {
    const { json, added } = open();
    const answer = await json({ form: 'message', ...values.message, ...extra });
    expect([answer.status, await answer.json()]).toEqual([422, { issues }]);
    expect(added).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('refuses an unknown field named "%s"', async (name) => {
    const { post, native, added } = open();
    const body = JSON.stringify({ form: 'message', ...values.message }).replace('{', `{"${name}":"W",`);
    expect((await post(body, { 'Content-Type': 'application/json' })).status).toBe(422);
    expect((await native([...Object.entries({ form: 'message', ...values.message }), [name, 'W']])).status).toBe(422);
    expect(added).toEqual([]);
  });

  it.each([
    ['an unknown field', [['nickname', 'W']], { nickname: unknown }],
    ['a repeated field', [['subject', 'Another']], { subject: 'Write this as text' }],
  ] as [string, [string, string][], object][])(
    'refuses an unknown or repeated field in a native submission: %s',
    async (_name, extra, issues) => {
      const { native, added, answers } = open();
      const answer = await native([...Object.entries({ form: 'message', ...values.message }), ...extra]);
      expect(answer.status).toBe(422);
      const [{ issues: shown = {}, text = '', values: kept = {} } = {}] = answers;
      expect(kept).toMatchObject({ name: 'Wanjiru' });
      // An issue whose name isn't a field is meant for developers; the visitor sees a sentence below the heading
      // instead.
      expect('nickname' in issues ? text : shown).toEqual('nickname' in issues ? answerLabels.outdated : issues);
      expect(added).toEqual([]);
    },
  );

  it('refuses a wrong value for a checkbox', async () => {
    const { json } = open();
    const answer = await json({ form: 'contact', ...values.contact, newsletter: 'yes' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { issues: { newsletter: 'Send true for a ticked box, or leave it out' } },
    ]);
  });
});

it('does not confirm files that were described but not sent', async () => {
  const { json, added } = open({ forms: [quoteFormWithFiles] });
  const described = { name: 'plan.pdf', size: 3, type: 'application/pdf' };
  const answer = await json({ form: 'quote', ...values.quote, files: [described] });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { issues: { files: 'Send files as multipart/form-data' } },
  ]);
  expect(added).toEqual([]);
  expect((await json({ form: 'quote', ...values.quote, files: [] })).status).toBe(201);
});

describe('a native submission', () => {
  it('gets a response with everything that a page might show', async () => {
    const { native, answers } = open();
    expect((await native(values.message, '?form=message&page=/contact')).status).toBe(201);
    expect((await native({ ...values.message, email: 'w' }, '?form=message&page=/contact')).status).toBe(422);
    const common = {
      form: messageForm,
      page: '/contact',
      files: [],
      isBlocked: false,
      action: '/api/enquiries?form=message&page=%2Fcontact',
    };
    expect(answers).toEqual([
      {
        ...common,
        status: 201,
        id: 'the-id',
        values: values.message,
        issues: {},
        title: 'Thank you! Your message has been sent successfully.',
        text: 'Message sent. Thank you!',
        summary: Object.entries({ Name: 'name', Email: 'email', Subject: 'subject', Message: 'message' } as const)
          .map(([label, name]) => `${label}: ${values.message[name]}`)
          .join('\n'),
      },
      {
        ...common,
        status: 422,
        values: { ...values.message, email: 'w' },
        issues: { email: 'Invalid email address' },
        title: answerLabels.invalid,
        text: '',
        summary: expect.stringContaining('Email: w\n'),
      },
    ]);
  });

  it('accepts a `Response`, such as a redirect', async () => {
    const { native } = open({
      rate: { requests: 1, windowMs: 60_000 },
      renderAnswer: ({ status }) =>
        status === 201
          ? new Response(null, { status: 303, headers: { Location: '/thanks' } })
          : new Response('No', { status }),
    });
    const answer = await native({ form: 'message', ...values.message });
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      303,
      '/thanks',
      'no-store',
    ]);
    const refused = await native({ form: 'message', ...values.message });
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 60]);
  });

  it('stores the submission and confirms it in plain text when the page cannot be rendered', async () => {
    const { native, added } = open({
      renderAnswer: () => {
        throw new Error('No such component.');
      },
    });
    const answer = await native({ form: 'quote', ...values.quote });
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('Quote request submitted')]);
    expect(added).toHaveLength(1);
  });
});

it('accepts the longest text that a definition allows, even if it consists only of emoji', async () => {
  const essay = defineForm({
    name: 'essay',
    title: 'Essay',
    fields: { text: { kind: 'textarea', label: 'Text', max: 60_000 } },
  });
  const { json, native } = open({ forms: [essay, ...kitForms] });
  const long = '👩'.repeat(60_000);
  expect((await json({ form: 'essay', text: long })).status).toBe(201);
  expect((await native({ text: long }, '?form=essay')).status).toBe(201);
  const { json: kitOnly } = open();
  expect((await kitOnly({ form: 'message', ...values.message, message: '👩'.repeat(4900) })).status).toBe(201);
});

it('omits fields from an earlier version of the form', async () => {
  const { added, json } = open({
    store: {
      ...failing,
      removedFields: async () => ['company'],
      add: async (enquiry) => {
        added.push({ ...enquiry, key: undefined });
        return { id: 'the-id', isNew: true };
      },
    },
  });
  expect((await json({ form: 'message', ...values.message, company: 'Westlands' })).status).toBe(201);
  expect(added.map(({ fields }) => fields)).toEqual([values.message]);
  expect((await json({ form: 'message', ...values.message, company: 'W', email: 'w' })).status).toBe(422);
  expect((await json({ form: 'message', ...values.message, nickname: 'W' })).status).toBe(422);
});

describe('an unsubscribe link', () => {
  const token = '5f2c6c0e-6a8f-4a53-8f7c-2f0c3ad0f4a1';

  function openLink() {
    const tokens: unknown[] = [];
    const unsubscribe = async (which: object) => {
      tokens.push(which);
      return true;
    };
    const opened = open({ store: { ...failing, unsubscribe } });
    return { ...opened, tokens };
  }

  it('only asks for confirmation, because link checkers follow links', async () => {
    const { send, tokens } = openLink();
    const answer = await send({}, `?unsubscribe=${token}`);
    expect([answer.status, await answer.text(), tokens]).toEqual([200, 'confirm', []]);
    // From a page with `no-referrer`, browsers send `Origin: null`, so its button would be refused.
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('does nothing for HEAD requests, which link checkers send', async () => {
    const { send, tokens } = openLink();
    const answer = await send({ method: 'HEAD' }, `?unsubscribe=${token}`);
    expect([answer.status, tokens]).toEqual([200, []]);
  });

  it('queries the store only for tokens in the right format', async () => {
    const { send, tokens } = openLink();
    for (const odd of ['%00', 'a%00b', '%ED%A0%80', 'a'.repeat(10_000)]) {
      const answer = await send({ method: 'POST' }, `?unsubscribe=${odd}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'unknown']);
    }
    expect(tokens).toEqual([]);
  });

  it('says what happened, even if the page cannot be rendered', async () => {
    const renderUnsubscribe = async () => {
      throw new Error('no stylesheet');
    };
    const { send } = open({ store: { ...failing, unsubscribe: async () => true }, renderUnsubscribe });
    const answer = await send({ method: 'POST' }, `?unsubscribe=${token}`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `${answerLabels.unsubscribed}\n\n${answerLabels.unsubscribedDetail}`,
    ]);
  });

  it('counts it as refused when the store fails', async () => {
    const refused: unknown[] = [];
    const unsubscribe = async () => {
      throw new StoreError('The disk is full.');
    };
    const { send } = open({ store: { ...failing, unsubscribe }, onRefused: (reason) => refused.push(reason) });
    const answer = await send({ method: 'POST', body: new URLSearchParams() }, `?unsubscribe=${token}`);
    expect([answer.status, await answer.text(), refused]).toEqual([503, 'failed', [503]]);
  });

  it('ends the subscription, whether from the page or from a mail program', async () => {
    const { send, tokens } = openLink();
    for (const body of ['', 'List-Unsubscribe=One-Click']) {
      const answer = await send({ method: 'POST', body: new URLSearchParams(body) }, `?unsubscribe=${token}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'done']);
    }
    expect(tokens).toEqual([{ token }, { token }]);
  });

  it('refuses requests from other sites', async () => {
    const { send, tokens } = openLink();
    const answer = await send({ method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }, `?unsubscribe=${token}`);
    expect([answer.status, tokens]).toEqual([403, []]);
  });

  it('throttles a network that tries many tokens', async () => {
    const { send, tokens } = openLink();
    for (let attempt = 0; attempt < 200; attempt += 1)
      await send({ method: 'POST', body: new URLSearchParams() }, `?unsubscribe=guess-${attempt}`);
    const answer = await send({ method: 'POST', body: new URLSearchParams() }, `?unsubscribe=${token}`);
    expect([answer.status, await answer.text(), tokens.length]).toEqual([429, 'tooMany', 200]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

it('refuses a form whose name isn’t a string', async () => {
  const { json, added } = open();
  for (const form of [{ toString: 1 }, [['quote']], 7, null]) {
    const answer = await json({ form, ...values.quote });
    expect(answer.status).toBe(422);
  }
  expect(added).toEqual([]);
});

it('confirms a stored enquiry even if the form’s own confirmation throws', async () => {
  const broken = defineForm({
    name: 'broken',
    title: 'Broken',
    fields: { name: { kind: 'text', label: 'Name' } },
    labels: {
      succeeded: () => {
        throw new Error('broken on purpose');
      },
    },
  });
  const { native, added } = open({ forms: [broken] });
  const answer = await native({ name: 'Jo' }, '?form=broken');
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('Thank you\n\nthe-id');
  expect(added).toHaveLength(1);
});

it('links back only to pages on the site', async () => {
  const { native, answers } = open();
  for (const page of ['//evil.example/', '/\\evil.example/']) await native({ page }, '?form=quote');
  expect(answers.map(({ page }) => page)).toEqual([null, null]);
});

it('recognises any definition’s fields', async () => {
  const order = defineForm({
    name: 'order',
    title: 'Cake order',
    fields: { guests: { kind: 'text', label: 'Guests' }, icing: { kind: 'checkbox', label: 'Icing' } },
  });
  const { json, added } = open({ forms: [order] });
  expect((await json({ form: 'order', guests: ' 60 ', icing: 'on' })).status).toBe(201);
  expect(added).toMatchObject([{ form: 'order', fields: { guests: '60', icing: true } }]);
  const answer = await json({ form: 'quote', ...values.quote });
  expect(await answer.json()).toEqual({ issues: { form: 'Name the form: order.' } });
});

describe('spam detection', () => {
  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too-fast', { elapsedMs: 300 }],
    ['links', { message: 'https://a.example http://b.example www.c.example <a href="d">' }],
  ])('stores the enquiry and marks it as "%s"', async (mark, extra) => {
    const { json, added } = open();
    expect((await json({ form: 'message', ...values.message, ...extra })).status).toBe(201);
    expect(added.map(({ spam }) => spam)).toEqual([mark]);
  });

  it('marks enquiries from a network that sends them suspiciously often', async () => {
    const { json, added } = open({ suspiciousRate: { requests: 2, windowMs: 60_000 } });
    for (let index = 0; index < 3; index++) await json({ form: 'message', ...values.message });
    expect(added.map(({ spam }) => spam)).toEqual([null, null, 'frequent']);
  });

  it('does not mark ordinary enquiries', async () => {
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
