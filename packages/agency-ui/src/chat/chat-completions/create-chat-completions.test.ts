import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../client/index.js';
import { type ChatCompletionsOptions, createChatCompletions } from './create-chat-completions.js';

const servers: Server[] = [];

/** A chat service for one test, on a free port. */
async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    }),
  );
});

const reply = (content: unknown) =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const conversation: ChatMessage[] = [
  { role: 'assistant', content: 'Hello!' },
  { role: 'user', content: 'Hi. Books?' },
  { role: 'assistant', content: 'Yes.' },
  { role: 'user', content: 'How many?' },
];

const ask = (endpoint: string, options: Partial<ChatCompletionsOptions> = {}, signal = new AbortController().signal) =>
  createChatCompletions({ endpoint, model: 'some-model', ...options })(conversation, { signal });

describe('the request', () => {
  async function sent(options: Partial<ChatCompletionsOptions>) {
    const seen = { method: '', headers: {} as IncomingMessage['headers'], body: {} as Record<string, unknown> };
    const endpoint = await service(async (request, response) => {
      Object.assign(seen, {
        method: request.method,
        headers: request.headers,
        body: JSON.parse(await bodyOf(request)),
      });
      response.end(reply('Ten.'));
    });
    await ask(endpoint, options);
    return seen;
  }

  it('contains the system message, the history and the new message', async () => {
    const { method, headers, body } = await sent({ systemPrompt: 'You are an assistant.' });
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/json');
    expect(body).toEqual({
      model: 'some-model',
      messages: [{ role: 'system', content: 'You are an assistant.' }, ...conversation],
      temperature: 0.7,
      max_tokens: 500,
    });
  });

  it('uses custom settings and leaves out the system message', async () => {
    const { body } = await sent({ temperature: 0, maxTokens: 20 });
    expect(body).toEqual({ model: 'some-model', messages: conversation, temperature: 0, max_tokens: 20 });
  });

  it('contains a bearer token only if a key is set', async () => {
    expect((await sent({})).headers).not.toHaveProperty('authorization');
    expect((await sent({ apiKey: '' })).headers).not.toHaveProperty('authorization');
    expect((await sent({ apiKey: 'opensesame' })).headers.authorization).toBe('Bearer opensesame');
  });

  it('uses the fetch function from the options', async () => {
    const fetch = vi.fn(async () => new Response(reply('Ten.')));
    expect(await ask('/api/chat', { fetch })).toBe('Ten.');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/chat', expect.objectContaining({ method: 'POST' }));
  });

  it('contains only each message’s role and content', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(reply('Ten.')));
    const message = { role: 'user', content: 'Hi', id: 7 } as ChatMessage;
    const { signal } = new AbortController();
    await createChatCompletions({ endpoint: '/', model: 'm', fetch })([message], { signal });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).messages).toEqual([{ role: 'user', content: 'Hi' }]);
  });
});

describe('a working service', () => {
  it('returns the first choice', async () => {
    const choices = [{ message: { content: '  Ten.\n' }, finish_reason: 'stop' }, 'whatever'];
    const endpoint = await service((_, response) => response.end(JSON.stringify({ choices, usage: {} })));
    expect(await ask(endpoint)).toBe('Ten.');
  });

  it('returns a slow answer that arrives within the timeout', async () => {
    const endpoint = await service((_, response) => {
      response.writeHead(200).write('{"choices":[{"message":');
      setTimeout(() => response.end('{"content":"Ten."}}]}'), 50);
    });
    expect(await ask(endpoint, { timeoutMs: 5000 })).toBe('Ten.');
  });
});

describe('a failing service', () => {
  it.each([400, 401, 404, 429, 500, 503])('rejects with status %i, without quoting the body', async (status) => {
    const endpoint = await service((_, response) => {
      response.writeHead(status, { 'Retry-After': '7' }).end('{"error":{"message":"key opensesame is wrong"}}');
    });
    const error = await ask(endpoint).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ChatError', failure: 'status', status });
    expect(JSON.stringify(error) + String(error)).not.toContain('opensesame');
  });

  it.each([
    ['not JSON', 'Bad gateway opensesame'],
    ['truncated', '{"choices":[{"message":{"content":"opensesame'],
    ['null', 'null'],
    ['without a list of choices', '{"error":"opensesame"}'],
    ['without any choice', '{"choices":[]}'],
    ['without content', reply(null)],
    ['with content parts instead of text', reply([{ type: 'text', text: 'Ten.' }])],
    ['empty', reply('')],
    ['blank', reply(' \n ')],
  ])('produces an error when a response is %s', async (_name, answer) => {
    const endpoint = await service((_, response) => response.end(answer));
    const error = await ask(endpoint).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ChatError', failure: 'malformed' });
    expect(String(error) + String((error as Error).cause)).not.toContain('opensesame');
  });

  it('produces an error when it cannot be reached', async () => {
    const endpoint = await service(() => {});
    servers[0]?.close();
    await expect(ask(endpoint)).rejects.toMatchObject({ failure: 'network' });
  });

  it('produces an error when the connection breaks', async () => {
    const endpoint = await service((_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"choices":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(ask(endpoint)).rejects.toMatchObject({ failure: 'network' });
  });

  it.each([
    ['before', () => {}],
    ['in the middle of', (response: { write: (text: string) => void }) => response.write('{"choices":')],
  ])('times out and aborts the request when it hangs %s its response', async (_name, begin) => {
    const left = vi.fn();
    const endpoint = await service((request, response) => {
      request.socket.on('close', left);
      begin(response);
    });
    await expect(ask(endpoint, { timeoutMs: 80 })).rejects.toMatchObject({ failure: 'timeout' });
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });
});

describe('an abort by the caller', () => {
  it('aborts the request with the signal’s reason', async () => {
    const left = vi.fn();
    const arrived = vi.fn();
    const endpoint = await service((request) => {
      request.socket.on('close', left);
      arrived();
    });
    const visitor = new AbortController();
    const answer = ask(endpoint, {}, visitor.signal);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    visitor.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });

  it('sends no request once the signal is aborted', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    await expect(ask('/', { fetch }, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('turns any JSON into text or a ChatError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string().map(reply), fc.jsonValue().map(reply)), async (answer) => {
      const fetch = async () => new Response(answer);
      const outcome = await ask('/', { fetch }).catch((error: unknown) => error);
      if (typeof outcome === 'string') expect(outcome).toBe(JSON.parse(answer).choices[0].message.content.trim());
      else expect(outcome).toMatchObject({ name: 'ChatError', failure: 'malformed' });
    }),
  );
});

it('sends any conversation unchanged', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constant('🎉'.repeat(25_000)),
    fc.constant('مرحبًا \u202e؟'),
    fc.constant(' \n\t'),
  );
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(reply('Ten.')));
      const { signal } = new AbortController();
      await createChatCompletions({ endpoint: '/', model: 'm', fetch })([{ role: 'user', content }], { signal });
      expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).messages[0].content).toBe(content);
    }),
  );
});
