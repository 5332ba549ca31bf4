import * as z from 'zod/mini';
import { type ChatClient, ChatError, withDeadline } from '../client/index.js';

export interface ChatCompletionsOptions {
  /** URL for the POST request: absolute, or relative to the site root. */
  endpoint: string;
  /** Sent as a bearer token. Visitors can read any key in the browser, so omit it there and let your server add it. */
  apiKey?: string | undefined;
  model: string;
  /**
   * Sampling temperature, from 0 to 2.
   *
   * @default 0.7
   */
  temperature?: number | undefined;
  /**
   * Maximum length of an answer, in tokens.
   *
   * @default 500
   */
  maxTokens?: number | undefined;
  /** System message at the start of the conversation. Omit it if the service sets its own. */
  systemPrompt?: string | undefined;
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Timeout for the whole request, in ms.
   *
   * @default 20000
   */
  timeoutMs?: number | undefined;
}

/** Reads only the first choice and ignores all other properties. */
const answerSchema = z.object({
  choices: z.tuple(
    [z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) })],
    z.unknown(),
  ),
});

/**
 * Client for any service with an OpenAI-compatible chat-completions API.
 *
 * @returns a client that rejects with a `ChatError` when no answer arrives, and with the signal's reason when it is
 * aborted.
 */
export function createChatCompletions({
  endpoint,
  apiKey,
  model,
  temperature = 0.7,
  maxTokens = 500,
  systemPrompt,
  fetch: request = (...parameters) => fetch(...parameters),
  timeoutMs = 20_000,
}: ChatCompletionsOptions): ChatClient {
  const system = systemPrompt ? [{ role: 'system', content: systemPrompt }] : [];
  const headers = { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) };

  const post = async (body: string, signal: AbortSignal) => {
    try {
      return await request(endpoint, { method: 'POST', headers, body, signal });
    } catch (cause) {
      throw new ChatError(
        'network',
        'createChatCompletions: the chat service cannot be reached. Check the endpoint and the connection.',
        { cause },
      );
    }
  };

  const read = async (response: Response): Promise<unknown> => {
    try {
      return await response.json();
    } catch (cause) {
      // The parser's message quotes the response, so it isn't passed on.
      if (cause instanceof SyntaxError) return undefined;
      throw new ChatError(
        'network',
        'createChatCompletions: the chat service closed the connection before its answer was complete. Try again.',
        { cause },
      );
    }
  };

  return (messages, { signal }) =>
    withDeadline(
      async (deadline) => {
        const conversation = messages.map(({ role, content }) => ({ role, content }));
        const response = await post(
          JSON.stringify({ model, messages: [...system, ...conversation], temperature, max_tokens: maxTokens }),
          deadline,
        );
        if (!response.ok) {
          await response.body?.cancel();
          const { status } = response;
          throw new ChatError(
            'status',
            `createChatCompletions: the chat service responded with status ${status}. Check the endpoint, key and model.`,
            { status },
          );
        }
        const answer = answerSchema.safeParse(await read(response));
        if (!answer.success)
          throw new ChatError(
            'malformed',
            'createChatCompletions: the response has no choices[0].message.content. Use a chat-completions endpoint.',
          );
        return answer.data.choices[0].message.content;
      },
      { signal, timeoutMs },
    );
}
