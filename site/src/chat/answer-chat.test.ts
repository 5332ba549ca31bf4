import type { ChatMessage } from 'agency-ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatLimits } from '../../server/chat/limits.js';
import { answerChat } from './answer-chat.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const completion = (content: string) => Response.json({ choices: [{ message: { content } }] });
const question: ChatMessage[] = [{ role: 'user', content: 'How many?' }];

it('sends the newest part of a long conversation to the site’s server, without an API key', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => completion('Ten.'));
  vi.stubGlobal('fetch', fetch);
  const messages = Array.from(
    { length: 41 },
    (_, turn): ChatMessage => ({
      role: turn % 2 === 0 ? 'user' : 'assistant',
      content: turn % 2 === 0 ? `مرحبًا ${turn}` : 'y'.repeat(3000),
    }),
  );
  const answer = answerChat(messages, { signal: new AbortController().signal });
  await vi.runAllTimersAsync();
  expect(await answer).toBe('Ten.');
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/chat/completions');
  expect(options?.headers).toEqual({ 'Content-Type': 'application/json' });
  const sent = JSON.parse(String(options?.body));
  expect(new TextEncoder().encode(String(options?.body)).length).toBeLessThanOrEqual(chatLimits.bytes);
  expect(sent.messages.length).toBe(chatLimits.turns);
  expect(sent.messages.at(-1)).toEqual(messages.at(-1));
});

it('holds back a fast answer until 600 ms have passed, so that the typing indicator can be seen', async () => {
  vi.stubGlobal('fetch', async () => completion('Ten.'));
  const hear = vi.fn();
  answerChat(question, { signal: new AbortController().signal }).then(hear);
  await vi.advanceTimersByTimeAsync(599);
  expect(hear).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hear).toHaveBeenCalledWith('Ten.');
});

it('rejects immediately if the request fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const hear = vi.fn();
  answerChat(question, { signal: new AbortController().signal }).catch(hear);
  await vi.advanceTimersByTimeAsync(0);
  expect(hear).toHaveBeenCalledOnce();
});
