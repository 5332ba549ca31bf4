import { createRateLimit, createThrottledReport, isSameOrigin, type RateLimitOptions } from 'agency-enquiries/http';
import { type ChatClient, type ChatMessage, isChatError } from 'agency-ui';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { chatLimits, chatPath, withinLimits } from './limits.js';

export interface ChatEndpointOptions {
  /** Answers a conversation: a remote service or the embedded assistant. */
  answer: ChatClient;
  /** @default 20 requests per minute and address */
  rate?: RateLimitOptions | undefined;
  /**
   * The client's address, for the rate limit. How to read it depends on the host. Requests without an address share one
   * limit.
   */
  addressOf?: ((context: Context) => string | undefined) | undefined;
  /**
   * Called with the type and status of a failure, never with the conversation, and at most once a minute for each.
   *
   * @default console.error
   */
  report?: ((failure: string) => void) | undefined;
  /** Called with the status of each refused or failed request. */
  onRefused?: ((status: number) => void) | undefined;
}

/** Other fields of the request are ignored, because the server sets them. */
const requestSchema = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'assistant', 'user']), content: z.string() })).min(1),
});

/** Error messages for developers. No page shows them. */
const errorMessages = {
  400: 'Send JSON with "messages", each with a role and a content, the last one the visitor’s.',
  403: 'Only pages on this site may send requests.',
  405: 'Send a POST.',
  413: `Send at most ${chatLimits.bytes} bytes.`,
  415: 'Send JSON, with the content type application/json.',
  422: `Write at most ${chatLimits.characters} characters per message.`,
  429: 'Wait before you ask again.',
  502: 'The assistant cannot be reached.',
  504: 'The assistant took too long.',
} as const;

const reject = (context: Context, status: keyof typeof errorMessages) =>
  context.json({ error: { message: errorMessages[status] } }, status);

/** The validated conversation, or the status code of the error. */
function conversationOf(body: unknown): ChatMessage[] | 400 | 422 {
  const { success, data } = requestSchema.safeParse(body);
  if (!success) return 400;
  // The server sets the system message, so the client's is dropped.
  const turns = data.messages.flatMap(({ role, content }) =>
    role === 'system' || !content.trim() ? [] : [{ role, content }],
  );
  if (turns.at(-1)?.role !== 'user') return 400;
  const visitors = turns.filter(({ role }) => role === 'user');
  if (visitors.some(({ content }) => content.length > chatLimits.characters)) return 422;
  return withinLimits(turns);
}

/**
 * The chat endpoint as a web-standard application: `POST /api/chat/completions` in the chat-completions protocol. It
 * accepts same-origin conversations within limits and responds with one choice. The chat client's signal is aborted
 * when the visitor disconnects.
 *
 * @returns a Hono application. Its `fetch` is a plain request handler for any serverless host.
 */
export function createChatEndpoint({
  answer,
  rate = { requests: 20, windowMs: 60_000 },
  addressOf = () => undefined,
  report = (failure) => console.error(`chat: ${failure}`),
  onRefused = () => undefined,
}: ChatEndpointOptions): Hono {
  const app = new Hono();
  const wait = createRateLimit(rate);
  const throttled = createThrottledReport(report);
  const reportFailure = (failure: string) => throttled(failure, failure);
  const limit = bodyLimit({ maxSize: chatLimits.bytes, onError: (context) => reject(context, 413) });

  app.use(chatPath, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    if (context.res.status >= 400) onRefused(context.res.status);
  });

  app.post(
    chatPath,
    async (context, next) => {
      if (!isSameOrigin(context.req.raw.headers)) return reject(context, 403);
      const seconds = wait(addressOf(context) ?? '');
      if (seconds > 0) {
        context.header('Retry-After', String(seconds));
        return reject(context, 429);
      }
      const [type = ''] = (context.req.header('Content-Type') ?? '').split(';');
      return type.trim().toLowerCase() === 'application/json' ? next() : reject(context, 415);
    },
    async (context, next) => {
      try {
        // Hono keeps the body text for the next handler.
        const tooLarge = await limit(context, async () => void (await context.req.text()));
        if (tooLarge) return tooLarge;
      } catch {
        // The connection broke.
        return reject(context, 400);
      }
      return next();
    },
    async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const conversation = conversationOf(body);
      if (typeof conversation === 'number') return reject(context, conversation);
      const { signal } = context.req.raw;
      try {
        const content = await answer(conversation, { signal });
        return context.json({
          object: 'chat.completion',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        });
      } catch (error) {
        // The visitor has disconnected and the answer was aborted, so nobody receives this response.
        if (signal.aborted) return context.body(null, 408);
        if (!isChatError(error)) {
          reportFailure(error instanceof Error ? error.name : 'unknown');
          return reject(context, 502);
        }
        reportFailure([error.failure, error.status].filter(Boolean).join(' '));
        return reject(context, error.failure === 'timeout' ? 504 : 502);
      }
    },
  );

  app.all(chatPath, (context) => {
    context.header('Allow', 'POST');
    return reject(context, 405);
  });

  return app;
}
