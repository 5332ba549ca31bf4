/** One message in a conversation. */
export interface ChatMessage {
  role: 'assistant' | 'user';
  /** Plain text. */
  content: string;
}

/**
 * A function that answers a conversation, as accepted by `ChatPanel`.
 *
 * @param messages - The conversation so far, oldest first. The last message is the visitor's.
 * @param options - `signal` aborts when the answer is no longer needed.
 * @returns the reply as plain text. `ChatPanel` shows a connection error after a rejection or an empty reply.
 */
export type ChatClient = (messages: readonly ChatMessage[], options: { signal: AbortSignal }) => Promise<string>;
