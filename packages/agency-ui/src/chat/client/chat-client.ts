/** One message of a conversation (spec section 3, "Chat message"). */
export interface ChatMessage {
  role: 'assistant' | 'user';
  /** Plain text. */
  content: string;
}

/**
 * Answers a conversation. Anything that does this can stand behind a `ChatPanel`.
 *
 * @param messages - The conversation so far, oldest first; the last one is the visitor's.
 * @param options - `signal` aborts when nobody waits for the answer any more.
 * @returns the reply as plain text. A rejection, or a reply without any text, is shown as trouble with the connection.
 */
export type ChatClient = (messages: readonly ChatMessage[], options: { signal: AbortSignal }) => Promise<string>;
