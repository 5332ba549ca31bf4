import type { ChatMessage } from 'agency-ui';

/** Path of the chat endpoint on the site's own server. */
export const chatPath = '/api/chat/completions';

/** Limits of the chat endpoint. The client respects them, and the server enforces them. */
export const chatLimits = {
  /** Maximum length of a message in UTF-16 code units, as JavaScript counts: most emoji are two. */
  characters: 1000,
  /** Maximum number of turns. A turn is one message from either side. */
  turns: 12,
  /** Maximum size of a request body. */
  bytes: 16 * 1024,
} as const;

/** Space reserved for the rest of the request body: model, temperature and similar fields. */
const reservedBytes = 512;

/** Truncates without splitting a surrogate pair. */
const truncate = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The newest part of a conversation that fits within the endpoint's limits. Answers may exceed the length limit of a
 * visitor's message, so they are truncated. A visitor's own message is never changed.
 */
export function withinLimits(messages: readonly ChatMessage[]): ChatMessage[] {
  const encoder = new TextEncoder();
  const kept: ChatMessage[] = [];
  let bytes = reservedBytes;
  for (const { role, content } of messages.slice(-chatLimits.turns).reverse()) {
    const message = { role, content: role === 'assistant' ? truncate(content, chatLimits.characters) : content };
    bytes += encoder.encode(JSON.stringify(message)).length + 1;
    if (bytes > chatLimits.bytes && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
