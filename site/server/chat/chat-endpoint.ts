import { type ChatClient, type ChatMessage, isChatError } from 'agency-ui';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { chatLimits, chatPath, withinLimits } from './limits.js';
import { createRateLimit, type RateLimitOptions } from './rate-limit.js';
import { isSameOrigin } from './same-origin.js';

export interface ChatEndpointOptions {
  /** Answers a conversation: a service that stands behind this endpoint, or the site's own words. */
  answer: ChatClient;
  /** @default 20 requests a minute for each address */
  rate?: RateLimitOptions | undefined;
  /**
   * The address of whoever asks, for the rate limit. Every host of functions has its own way to tell; requests without
   * an address share one count.
   */
  addressOf?: ((context: Context) => string | undefined) | undefined;
  /** Hears of each failure: its kind and status, never what was said. @default console.error */
  report?: ((failure: string) => void) | undefined;
}

/** Other fields are the server's own affair, whatever a client writes there. */
const requestSchema = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'assistant', 'user']), content: z.string() })).min(1),
});

/** Messages for whoever reads the answer by eye: no page shows them. */
const refusals = {
  400: 'Send JSON with "messages", each with a role and a content, the last one the visitor’s.',
  403: 'Only pages of this site may ask.',
  405: 'Send a POST.',
  413: `Send at most ${chatLimits.bytes} bytes.`,
  415: 'Send JSON, with the content type application/json.',
  422: `Write at most ${chatLimits.characters} characters a message.`,
  429: 'Wait before you ask again.',
  502: 'The assistant cannot be reached.',
  504: 'The assistant took too long.',
} as const;

const refuse = (context: Context, status: keyof typeof refusals) =>
  context.json({ error: { message: refusals[status] } }, status);

/** What a body asks, or the status that says what is wrong with it. */
function conversationOf(body: unknown): ChatMessage[] | 400 | 422 {
  const { success, data } = requestSchema.safeParse(body);
  if (!success) return 400;
  // The system's words are the server's: a client's are dropped.
  const said = data.messages.flatMap(({ role, content }) =>
    role === 'system' || !content.trim() ? [] : [{ role, content }],
  );
  if (said.at(-1)?.role !== 'user') return 400;
  const visitors = said.filter(({ role }) => role === 'user');
  if (visitors.some(({ content }) => content.length > chatLimits.characters)) return 422;
  return withinLimits(said);
}

/**
 * The chat endpoint as a web-standard application: `POST /api/chat/completions` in the chat-completions protocol. It
 * takes a conversation from pages of its own site, within limits, and answers with one choice. The client behind it
 * learns when the visitor leaves.
 *
 * @returns a Hono application; `fetch` is a plain request handler for any host of functions.
 */
export function createChatEndpoint({
  answer,
  rate = { requests: 20, windowMs: 60_000 },
  addressOf = () => undefined,
  report = (failure) => console.error(`chat: ${failure}`),
}: ChatEndpointOptions): Hono {
  const app = new Hono();
  const wait = createRateLimit(rate);

  app.use(chatPath, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  app.post(
    chatPath,
    async (context, next) => {
      if (!isSameOrigin(context.req.raw.headers)) return refuse(context, 403);
      const seconds = wait(addressOf(context) ?? '');
      if (seconds > 0) {
        context.header('Retry-After', String(seconds));
        return refuse(context, 429);
      }
      const [type = ''] = (context.req.header('Content-Type') ?? '').split(';');
      return type.trim().toLowerCase() === 'application/json' ? next() : refuse(context, 415);
    },
    bodyLimit({ maxSize: chatLimits.bytes, onError: (context) => refuse(context, 413) }),
    async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const conversation = conversationOf(body);
      if (typeof conversation === 'number') return refuse(context, conversation);
      const { signal } = context.req.raw;
      try {
        const content = await answer(conversation, { signal });
        return context.json({
          object: 'chat.completion',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        });
      } catch (error) {
        // Nobody reads this: the visitor has left, and the answer was stopped.
        if (signal.aborted) return context.body(null, 408);
        if (!isChatError(error)) {
          report(error instanceof Error ? error.name : 'unknown');
          return refuse(context, 502);
        }
        report([error.failure, error.status].filter(Boolean).join(' '));
        return refuse(context, error.failure === 'timeout' ? 504 : 502);
      }
    },
  );

  app.all(chatPath, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 405);
  });

  return app;
}
