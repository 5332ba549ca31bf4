import type { ChatMessage } from 'agency-ui';

/** Where the site's own server answers the chat. */
export const chatPath = '/api/chat/completions';

/** What the chat endpoint takes. The browser keeps to it, the server insists on it. */
export const chatLimits = {
  /** Of one message, counted as JavaScript counts: a letter is one, most emoji are two. */
  characters: 1000,
  /** A turn is one message of either side. */
  turns: 12,
  /** Of a request's body. */
  bytes: 16 * 1024,
} as const;

/** What a body holds beside its messages: model, temperature and the like. */
const bytesAround = 512;

/** Cut where no character is cut in two. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The newest part of a conversation that the endpoint takes. Answers may be longer than what a visitor may write, so
 * they are cut; a visitor's own message is never changed.
 */
export function withinLimits(messages: readonly ChatMessage[]): ChatMessage[] {
  const encoder = new TextEncoder();
  const kept: ChatMessage[] = [];
  let bytes = bytesAround;
  for (const { role, content } of messages.slice(-chatLimits.turns).reverse()) {
    const message = { role, content: role === 'assistant' ? cut(content, chatLimits.characters) : content };
    bytes += encoder.encode(JSON.stringify(message)).length + 1;
    if (bytes > chatLimits.bytes && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
