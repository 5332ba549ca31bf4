import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agency } from 'agency-content';
import { expect, it } from 'vitest';
import { chatAnswerer } from './settings.js';

const url = 'https://ai.example/v1/chat/completions';

it.each([
  [{ CHAT_API_KEY: 'opensesame' }, 'CHAT_API_KEY is set, but CHAT_API_URL is not'],
  [{ CHAT_MODEL: 'm' }, 'CHAT_MODEL is set, but CHAT_API_URL is not'],
  [{ CHAT_API_KEY: 'opensesame', CHAT_MODEL: 'm', CHAT_API_URL: ' ' }, 'CHAT_API_KEY and CHAT_MODEL are set'],
  [{ CHAT_API_URL: url, CHAT_API_KEY: 'opensesame' }, 'CHAT_MODEL is not'],
  [{ CHAT_API_URL: 'ai.example', CHAT_MODEL: 'm' }, 'CHAT_API_URL is not a URL'],
  [{ CHAT_API_URL: 'file:///etc/passwd', CHAT_MODEL: 'm' }, 'CHAT_API_URL is not a URL'],
])('names the missing setting of %j without leaking the key', (environment, sentence) => {
  expect(() => chatAnswerer(environment)).toThrow(sentence);
  expect(() => chatAnswerer(environment)).not.toThrow('opensesame');
});

it('calls the configured service, with the company’s description', async () => {
  let seen = { authorization: '', body: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen = { authorization: request.headers.authorization ?? '', body };
    response.end('{"choices":[{"message":{"content":"Ten."}}]}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    const answer = chatAnswerer({
      CHAT_API_URL: `http://127.0.0.1:${port}/`,
      CHAT_API_KEY: 'opensesame',
      CHAT_MODEL: 'm',
    });
    const { signal } = new AbortController();
    expect(await answer([{ role: 'user', content: 'How many?' }], { signal })).toBe('Ten.');
  } finally {
    server.close();
  }
  expect(seen.authorization).toBe('Bearer opensesame');
  const { model, messages } = JSON.parse(seen.body);
  expect(model).toBe('m');
  expect(messages[0].role).toBe('system');
  expect(messages[0].content).toContain(agency.phone);
});
