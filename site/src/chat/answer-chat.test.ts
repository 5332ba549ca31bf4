import type { ChatMessage } from 'agency-ui';
import { afterEach, expect, it, vi } from 'vitest';
import { chatLimits } from '../../server/chat/limits.js';
import { answerChat } from './answer-chat.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the site’s own server, without a key, for what it takes of a long conversation', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ choices: [{ message: { content: 'Ten.' } }] }),
  );
  vi.stubGlobal('fetch', fetch);
  const messages = Array.from(
    { length: 41 },
    (_, turn): ChatMessage => ({
      role: turn % 2 === 0 ? 'user' : 'assistant',
      content: turn % 2 === 0 ? `مرحبًا ${turn}` : 'y'.repeat(3000),
    }),
  );
  expect(await answerChat(messages, { signal: new AbortController().signal })).toBe('Ten.');
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/chat/completions');
  expect(options?.headers).toEqual({ 'Content-Type': 'application/json' });
  const sent = JSON.parse(String(options?.body));
  expect(new TextEncoder().encode(String(options?.body)).length).toBeLessThanOrEqual(chatLimits.bytes);
  expect(sent.messages.length).toBe(chatLimits.turns);
  expect(sent.messages.at(-1)).toEqual(messages.at(-1));
});
