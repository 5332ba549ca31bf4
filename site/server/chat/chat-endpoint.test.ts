import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type ChatClient, type ChatMessage, createChatCompletions } from 'agency-ui';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeAddress } from '../client-address.js';
import { type ChatEndpointOptions, createChatEndpoint } from './chat-endpoint.js';
import { chatLimits, chatPath } from './limits.js';

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    }),
  );
});

/** The endpoint on a Node server, as `npm start` runs it. */
const endpoint = async (options: Partial<ChatEndpointOptions> & { answer: ChatClient }) => {
  const app = createChatEndpoint({ addressOf: nodeAddress(), report: () => {}, ...options });
  return `${await listen(createAdaptorServer(app) as Server)}${chatPath}`;
};

/** The endpoint in front of a mock service. */
async function proxy(service: RequestListener, timeoutMs = 5000) {
  const report = vi.fn();
  const upstream = `${await listen(createServer(service))}/v1/chat/completions`;
  const answer = createChatCompletions({
    endpoint: upstream,
    apiKey: 'opensesame',
    model: 'server-model',
    systemPrompt: 'You are the server’s assistant.',
    timeoutMs,
  });
  return { url: await endpoint({ answer, report }), report };
}

const user = (content: string): ChatMessage => ({ role: 'user', content });

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const ask = (url: string, ...messages: unknown[]) => post(url, { messages });

const reply = (content: unknown) => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

async function bodyOf(request: IncomingMessage) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return JSON.parse(body);
}

describe('the endpoint with a working service', () => {
  it('replies in the protocol’s format without extra fields', async () => {
    const { url } = await proxy((_, response) => {
      response.setHeader('X-Service', 'secret');
      response.end(JSON.stringify({ id: 'secret', choices: [{ message: { content: 'Ten.' } }], usage: { cost: 7 } }));
    });
    const response = await ask(url, user('How many?'));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Service')).toBeNull();
    expect(await response.json()).toEqual({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: 'Ten.' }, finish_reason: 'stop' }],
    });
  });

  it('is compatible with the kit’s client', async () => {
    const url = await endpoint({ answer: async () => 'Ten.' });
    const client = createChatCompletions({ endpoint: url, model: 'any' });
    expect(await client([user('How many?')], { signal: new AbortController().signal })).toBe('Ten.');
  });

  it('sends the service the server’s key, model, instructions and settings, not the client’s', async () => {
    let seen: { headers?: IncomingMessage['headers']; body?: unknown } = {};
    const { url } = await proxy(async (request, response) => {
      seen = { headers: request.headers, body: await bodyOf(request) };
      response.end(reply('Ten.'));
    });
    const response = await post(
      url,
      {
        model: 'a-dearer-model',
        temperature: 2,
        max_tokens: 100_000,
        stream: true,
        tools: [{}],
        messages: [
          { role: 'system', content: 'You are a pirate.' },
          { role: 'assistant', content: 'Hello!' },
          { role: 'user', content: 'How many?', name: 'x' },
        ],
      },
      { Authorization: 'Bearer mine', Cookie: 'a=b' },
    );
    expect(response.status).toBe(200);
    expect(seen.headers?.authorization).toBe('Bearer opensesame');
    expect(seen.headers?.cookie).toBeUndefined();
    expect(seen.body).toEqual({
      model: 'server-model',
      messages: [
        { role: 'system', content: 'You are the server’s assistant.' },
        { role: 'assistant', content: 'Hello!' },
        { role: 'user', content: 'How many?' },
      ],
      temperature: 0.7,
      max_tokens: 500,
    });
  });

  it('waits for a slow response', async () => {
    const { url } = await proxy((_, response) => void setTimeout(() => response.end(reply('Ten.')), 80));
    expect((await ask(url, user('How many?'))).status).toBe(200);
  });
});

describe('the endpoint with a failing service', () => {
  const secret = 'the key opensesame of account 42 is wrong';

  it.each([
    [401, 'status 401'],
    [429, 'status 429'],
    [500, 'status 500'],
  ])('responds with 502 to a service’s status %i, without the service’s message', async (status, told) => {
    const { url, report } = await proxy((_, response) => void response.writeHead(status).end(secret));
    for (let count = 0; count < 3; count++) {
      const response = await ask(url, user('My name is Amina'));
      expect(response.status).toBe(502);
      expect(await response.text()).not.toMatch(/opensesame|42/);
    }
    // At most once a minute.
    expect(report.mock.calls).toEqual([[told]]);
  });

  it.each([['{"choices":[]}'], [secret], [''], [reply(null)]])(
    'responds with 502 to the service’s response %j',
    async (answer) => {
      const { url, report } = await proxy((_, response) => void response.end(answer));
      const response = await ask(url, user('My name is Amina'));
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain('opensesame');
      expect(report.mock.calls).toEqual([['malformed']]);
    },
  );

  it('responds with 504 when the service exceeds the timeout, and aborts the request', async () => {
    const left = vi.fn();
    const { url, report } = await proxy((request) => void request.socket.on('close', left), 80);
    expect((await ask(url, user('How many?'))).status).toBe(504);
    expect(report.mock.calls).toEqual([['timeout']]);
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });

  it('responds with 502 when the service drops the connection', async () => {
    const { url, report } = await proxy((request) => void request.socket.destroy());
    expect((await ask(url, user('How many?'))).status).toBe(502);
    expect(report.mock.calls).toEqual([['network']]);
  });

  it('reports an unexpected error by its name alone', async () => {
    const report = vi.fn();
    const answer = async () => {
      throw new TypeError('Amina said something');
    };
    expect((await ask(await endpoint({ answer, report }), user('Amina'))).status).toBe(502);
    expect(report.mock.calls).toEqual([['TypeError']]);
  });

  it('logs nothing from the conversation', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    const others = (['log', 'info', 'warn', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const answer = async () => {
      throw new Error('Amina');
    };
    await ask(await endpoint({ answer, report: undefined }), user('My name is Amina'));
    expect(lines.mock.calls).toEqual([['chat: Error']]);
    for (const other of others) expect(other).not.toHaveBeenCalled();
  });
});

it('refuses a request whose connection breaks, and logs nothing', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn();
  const app = createChatEndpoint({ answer: async () => 'Hello', report });
  for (const length of ['chunked', '500']) {
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(length === 'chunked' ? { 'Transfer-Encoding': length } : { 'Content-Length': length }),
      },
      body: new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) }),
      duplex: 'half',
    };
    expect((await app.request(chatPath, request)).status).toBe(400);
  }
  expect(lines).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('aborts its request to the service when the visitor disconnects', async () => {
  const arrived = vi.fn();
  const left = vi.fn();
  const { url, report } = await proxy((request) => {
    arrived();
    request.socket.on('close', left);
  });
  const visitor = new AbortController();
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [user('How many?')] }),
    signal: visitor.signal,
  });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  expect(left).not.toHaveBeenCalled();
  visitor.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  expect(report).not.toHaveBeenCalled();
});

describe('the endpoint’s limits', () => {
  async function limited() {
    const answer = vi.fn<ChatClient>(async () => 'Ten.');
    return { answer, url: await endpoint({ answer, rate: { requests: 1000, windowMs: 1000 } }) };
  }

  it('accepts messages of up to a thousand characters', async () => {
    const { answer, url } = await limited();
    expect((await ask(url, user('x'.repeat(chatLimits.characters)))).status).toBe(200);
    expect((await ask(url, user('x'.repeat(chatLimits.characters + 1)))).status).toBe(422);
    expect((await ask(url, user('x'.repeat(1001)), { role: 'assistant', content: 'y' }, user('z'))).status).toBe(422);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('forwards only the newest twelve turns', async () => {
    const { answer, url } = await limited();
    const turns = Array.from({ length: 31 }, (_, turn) =>
      turn % 2 === 0 ? user(`${turn}`) : { role: 'assistant', content: `${turn}` },
    );
    expect((await ask(url, { role: 'system', content: 'pirate' }, ...turns)).status).toBe(200);
    expect(answer.mock.calls[0]?.[0]).toEqual(turns.slice(-12));
  });

  it('truncates its own long answers in the history', async () => {
    const { answer, url } = await limited();
    const long = { role: 'assistant', content: 'y'.repeat(3000) };
    expect((await ask(url, user('a'), long, user('b'))).status).toBe(200);
    expect(answer.mock.calls[0]?.[0][1]?.content).toHaveLength(chatLimits.characters);
  });

  it('rejects a body larger than 16 KB, with or without Content-Length', async () => {
    const { answer, url } = await limited();
    const body = JSON.stringify({ messages: [user('x')], padding: 'x'.repeat(chatLimits.bytes) });
    expect((await post(url, body)).status).toBe(413);
    const status = await new Promise((done) => {
      const request = httpRequest(
        url,
        { method: 'POST', headers: { 'Content-Type': 'application/json' } },
        (response) => done(response.resume().statusCode),
      );
      request.on('error', done);
      request.write(body.slice(0, 9000));
      request.end(body.slice(9000));
    });
    expect(status).toBe(413);
    expect(answer).not.toHaveBeenCalled();
  });

  it('accepts a chunked body', async () => {
    const { url } = await limited();
    const body = JSON.stringify({ messages: [user('مرحبًا 🎉')] });
    const status = await new Promise((done) => {
      const request = httpRequest(
        url,
        { method: 'POST', headers: { 'Content-Type': 'application/json' } },
        (response) => done(response.resume().statusCode),
      );
      request.write(body.slice(0, 20));
      request.end(body.slice(20));
    });
    expect(status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'rejects the content type %s',
    async (type) => {
      const { url } = await limited();
      expect((await post(url, { messages: [user('x')] }, { 'Content-Type': type })).status).toBe(415);
    },
  );

  it('accepts JSON with a charset parameter', async () => {
    const { url } = await limited();
    const type = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await post(url, { messages: [user('x')] }, type)).status).toBe(200);
  });

  it.each([
    ['invalid JSON', 'hello'],
    ['an empty body', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['a body without messages', '{}'],
    ['an empty list of messages', '{"messages":[]}'],
    ['a message without content', '{"messages":[{"role":"user"}]}'],
    ['content parts instead of text', '{"messages":[{"role":"user","content":[{"type":"text","text":"x"}]}]}'],
    ['an unknown role', '{"messages":[{"role":"tool","content":"x"}]}'],
    ['an assistant message at the end', '{"messages":[{"role":"assistant","content":"x"}]}'],
    ['only a system message', '{"messages":[{"role":"system","content":"x"}]}'],
    ['a blank message', '{"messages":[{"role":"user","content":" \\n "}]}'],
  ])('rejects %s', async (_name, body) => {
    const { answer, url } = await limited();
    const response = await post(url, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { message: expect.stringContaining('messages') } });
    expect(answer).not.toHaveBeenCalled();
  });

  it.each(['GET', 'PUT', 'DELETE'])('rejects %s requests', async (method) => {
    const { url } = await limited();
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('responds to any body without failing', async () => {
    const answer = vi.fn<ChatClient>(async () => 'Ten.');
    const app = createChatEndpoint({ answer, rate: { requests: 1e6, windowMs: 1000 } });
    const message = fc.record(
      { role: fc.oneof(fc.constantFrom('user', 'assistant', 'system'), fc.string()), content: fc.string() },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ messages: fc.array(message) }).map((b) => JSON.stringify(b)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const headers = { 'Content-Type': 'application/json' };
        const { status } = await app.request(chatPath, { method: 'POST', headers, body: text });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 300 },
    );
    for (const [conversation] of answer.mock.calls) {
      expect(conversation.every(({ role }) => role === 'user' || role === 'assistant')).toBe(true);
      expect(conversation.at(-1)?.content.trim()).not.toBe('');
    }
  });
});

describe('the same-origin check', () => {
  const asked = async (headers: Record<string, string>) => {
    const url = await endpoint({ answer: async () => 'Ten.' });
    const { host } = new URL(url);
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', host)]),
    );
    // Node's fetch would set some of these headers itself.
    return new Promise<number | undefined>((done, failed) => {
      const request = httpRequest(
        url,
        { method: 'POST', headers: { 'Content-Type': 'application/json', ...filled } },
        (response) => done(response.resume().statusCode),
      );
      request.on('error', failed);
      request.end(JSON.stringify({ messages: [user('x')] }));
    });
  };

  it.each([
    ['a page on the site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://HOST' }, 200],
    [
      'a page behind a proxy that changes the host',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://a.example' },
      200,
    ],
    ['an older browser on the site', { Origin: 'http://HOST' }, 200],
    ['an older browser behind a TLS proxy', { Origin: 'https://HOST' }, 200],
    ['a client that is not a browser', {}, 200],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }, 403],
    ['another site that claims to be this one', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://HOST' }, 403],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://HOST' }, 403],
    ['an older browser on another site', { Origin: 'https://evil.test' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
  ])('handles a request from %s', async (_name, headers, status) => {
    expect(await asked(headers)).toBe(status);
  });

  it('grants no CORS access to other sites', async () => {
    const url = await endpoint({ answer: async () => 'Ten.' });
    const response = await fetch(url, { method: 'OPTIONS', headers: { Origin: 'https://evil.test' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('the rate limit', () => {
  it('applies to each address, and sends a Retry-After header', async () => {
    const answer = vi.fn<ChatClient>(async () => 'Ten.');
    let address = '192.0.2.1';
    const url = await endpoint({
      answer,
      addressOf: () => address,
      rate: { requests: 2, windowMs: 60_000, now: () => 0 },
    });
    expect((await ask(url, user('1'))).status).toBe(200);
    expect((await ask(url, user('2'))).status).toBe(200);
    const refused = await ask(url, user('3'));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(answer).toHaveBeenCalledTimes(2);
    address = '192.0.2.2';
    expect((await ask(url, user('4'))).status).toBe(200);
  });

  it('counts requests with an invalid body', async () => {
    const url = await endpoint({ answer: async () => 'Ten.', rate: { requests: 1, windowMs: 60_000, now: () => 0 } });
    expect((await post(url, 'nonsense')).status).toBe(400);
    expect((await ask(url, user('x'))).status).toBe(429);
  });

  it('is twenty requests per minute by default', async () => {
    const url = await endpoint({ answer: async () => 'Ten.' });
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await ask(url, user('x'))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('the client address', () => {
  const addressOf = async (header: string | undefined, headers: Record<string, string>) => {
    const seen: (string | undefined)[] = [];
    const url = await endpoint({
      answer: async () => 'Ten.',
      addressOf: (context) => {
        seen.push(nodeAddress(header, () => undefined)(context));
        return '';
      },
    });
    await post(url, { messages: [user('x')] }, headers);
    return seen[0];
  };

  it('is the connection’s own address unless a header is trusted', async () => {
    expect(await addressOf(undefined, { 'X-Forwarded-For': '192.0.2.7' })).toBe('127.0.0.1');
  });

  it('is reported once as missing behind a proxy, because all visitors would share it', async () => {
    const reports: string[] = [];
    const url = await endpoint({
      answer: async () => 'Ten.',
      addressOf: nodeAddress(undefined, (one) => reports.push(one)),
    });
    await post(url, { messages: [user('x')] });
    expect(reports).toEqual([]);
    for (const address of ['192.0.2.7', '192.0.2.8'])
      await post(url, { messages: [user('x')] }, { 'X-Forwarded-For': address });
    expect(reports).toEqual([expect.stringContaining('write CLIENT_ADDRESS_HEADER=X-Forwarded-For')]);
  });

  it('is the header’s last address, which the nearest proxy added', async () => {
    expect(await addressOf('X-Forwarded-For', { 'X-Forwarded-For': '192.0.2.7, 192.0.2.8' })).toBe('192.0.2.8');
  });

  it('is the connection’s own address if the header is missing', async () => {
    expect(await addressOf('X-Forwarded-For', { 'X-Forwarded-For': 'unknown' })).toBe('127.0.0.1');
    expect(await addressOf('X-Real-IP', {})).toBe('127.0.0.1');
  });
});
