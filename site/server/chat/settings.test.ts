import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { agency } from 'agency-content';
import { assistantPrompt } from 'agency-content/assistant';
import type { ChatClient } from 'agency-ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chatAnswerer } from './settings.js';

const url = 'https://ai.example/v1/chat/completions';

it.each([
  [{ CHAT_API_KEY: 'opensesame' }, 'CHAT_API_URL is missing, but CHAT_API_KEY is set'],
  [{ CHAT_MODEL: 'm' }, 'CHAT_API_URL is missing, but CHAT_MODEL is set'],
  [{ CHAT_API_KEY: 'opensesame', CHAT_MODEL: 'm', CHAT_API_URL: ' ' }, 'CHAT_API_KEY and CHAT_MODEL are set'],
  [{ CHAT_API_URL: url, CHAT_API_KEY: 'opensesame' }, 'CHAT_MODEL is missing'],
  [
    { CHAT_API_URL: url, CHAT_MODEL: 'm', CHAT_CALLS_PER_DAY: 'many' },
    'CHAT_CALLS_PER_DAY must be a whole number, such as',
  ],
  [{ CHAT_API_URL: 'ai.example', CHAT_MODEL: 'm' }, 'CHAT_API_URL must be a complete URL'],
  [{ CHAT_API_URL: 'file:///etc/passwd', CHAT_MODEL: 'm' }, 'CHAT_API_URL must be a complete URL'],
])('says what to set instead of %j without revealing the key', (environment, sentence) => {
  expect(() => chatAnswerer(environment)).toThrow(sentence);
  expect(() => chatAnswerer(environment)).not.toThrow('opensesame');
});

/** A chat service for a single test. */
async function service(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { CHAT_API_URL: `http://127.0.0.1:${port}/`, CHAT_API_KEY: 'opensesame', CHAT_MODEL: 'm' };
}

const { signal } = new AbortController();
const ask = (answer: ChatClient, content: string) => answer([{ role: 'user', content }], { signal });

it('calls the configured service and sends the company’s description', async () => {
  let seen = { authorization: '', body: '' };
  const settings = await service(async (request, response) => {
    seen = { authorization: request.headers.authorization ?? '', body: await text(request) };
    response.end('{"choices":[{"message":{"content":"Ten."}}]}');
  });
  expect(await ask(chatAnswerer(settings), 'How many weeks does a logo take?')).toBe('Ten.');
  expect(seen.authorization).toBe('Bearer opensesame');
  const { model, messages } = JSON.parse(seen.body);
  expect(model).toBe('m');
  expect(messages[0].role).toBe('system');
  expect(messages[0].content).toContain(agency.phone);
  // Only the passages about the question, not the whole site.
  expect(messages[0].content).toContain('brand identity');
  expect(messages[0].content).not.toContain('billboard');
  expect(messages[0].content.length).toBeLessThan(8000);
  expect(assistantPrompt().length).toBeGreaterThan(15_000);
});

it('closes the connection to a service whose response is too large', async () => {
  let sent = 0;
  const settings = await service(async (_request, response) => {
    const chunk = ' '.repeat(64 * 1024);
    for (; sent < 50_000_000 && !response.destroyed; sent += chunk.length) {
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  await expect(ask(chatAnswerer(settings), 'How many?')).rejects.toMatchObject({ name: 'ChatError' });
  expect(sent).toBeLessThan(50_000_000);
});

it('answers by itself when the service’s budget is used up', async () => {
  let calls = 0;
  const settings = await service((_request, response) => {
    calls++;
    response.end('{"choices":[{"message":{"content":"Ten."}}]}');
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const answer = chatAnswerer({ ...settings, CHAT_CALLS_PER_HOUR: '2' });
  const answers: string[] = [];
  for (let count = 0; count < 4; count++) answers.push(await ask(answer, 'Where is your office?'));
  expect(calls).toBe(2);
  expect(answers.slice(0, 2)).toEqual(['Ten.', 'Ten.']);
  for (const one of answers.slice(2)) expect(one).toContain('Westlands');
});

it('reports each call and each limit that was reached', async () => {
  const environment = await service((_request, response) => {
    response.writeHead(500).end();
  });
  const observer = { asked: vi.fn(), limited: vi.fn(), refused: vi.fn() };
  const answer = chatAnswerer({ ...environment, CHAT_CALLS_PER_HOUR: '1' }, observer);
  await ask(answer, 'How much?').catch(() => undefined);
  await ask(answer, 'How much?');
  await ask(chatAnswerer({}, observer), 'How much?');
  expect(observer.asked.mock.calls).toEqual([
    ['service', false],
    ['embedded', true],
    ['embedded', true],
  ]);
  expect(observer.limited.mock.calls).toEqual([['per_hour']]);
});
