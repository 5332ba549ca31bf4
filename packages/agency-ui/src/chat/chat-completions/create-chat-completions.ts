import * as z from 'zod/mini';
import { type ChatClient, ChatError, withDeadline } from '../client/index.js';

export interface ChatCompletionsOptions {
  /** Address that takes the POST: absolute, or from the root of the page's own site. */
  endpoint: string;
  /**
   * Sent as a bearer credential. Whoever opens a page that holds one can read it: in a browser give none, and let a
   * server of yours add it.
   */
  apiKey?: string | undefined;
  model: string;
  /**
   * How freely it words its answers, from 0 to 2.
   *
   * @default 0.7
   */
  temperature?: number | undefined;
  /**
   * Longest answer, in tokens.
   *
   * @default 500
   */
  maxTokens?: number | undefined;
  /** What the assistant is told before the conversation. Leave it out where the service has its own. */
  systemPrompt?: string | undefined;
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * How long the whole answer may take, in ms.
   *
   * @default 20000
   */
  timeoutMs?: number | undefined;
}

/** Only the first choice is read (spec section 7); what else an answer holds is the service's affair. */
const answerSchema = z.object({
  choices: z.tuple(
    [z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) })],
    z.unknown(),
  ),
});

/**
 * A client of any service that speaks the chat-completions protocol (spec section 7, "Chat reply").
 *
 * @returns a client that rejects with a `ChatError` when no answer comes, and with the signal's reason when it is
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
      throw new ChatError('network', 'The chat service cannot be reached.', { cause });
    }
  };

  const read = async (response: Response): Promise<unknown> => {
    try {
      return await response.json();
    } catch (cause) {
      // The parser's own message quotes the answer, so it is not passed on.
      if (cause instanceof SyntaxError) return undefined;
      throw new ChatError('network', 'The chat service broke off its answer.', { cause });
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
          throw new ChatError('status', `The chat service answered with the status ${status}.`, { status });
        }
        const answer = answerSchema.safeParse(await read(response));
        if (!answer.success) throw new ChatError('malformed', 'The chat service’s answer holds no message.');
        return answer.data.choices[0].message.content;
      },
      { signal, timeoutMs },
    );
}
