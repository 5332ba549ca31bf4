'use client';

import { useEffect, useRef, useState } from 'react';
import { type ChatClient, ChatError, type ChatMessage, withDeadline } from '../client/index.js';

/** A message, or a placeholder for an answer that failed. */
export type ChatEntry = { id: number } & (ChatMessage | { role: 'failure' });

/** State of the conversation; `failed` when the last message went unanswered. */
export type ChatState = 'ready' | 'waiting' | 'failed';

export interface ChatOptions {
  send: ChatClient;
  /** The assistant's first message. It is part of the conversation that `send` receives. */
  greeting: string;
  /** How long to wait for an answer, in ms. */
  timeoutMs: number;
}

export interface Chat {
  /** Messages after the greeting. */
  entries: readonly ChatEntry[];
  state: ChatState;
  /**
   * Sends a message, trimmed.
   *
   * @returns whether it was sent. Blank messages, and messages sent while a request is pending, are not.
   */
  submit: (text: string) => boolean;
  /** Sends the last message again after a failure. */
  sendAgain: () => void;
}

/**
 * State of one conversation. A missing answer is logged to the console and leaves a `failure` entry. Unmounting aborts
 * the request and discards its result.
 */
export function useChat({ send, greeting, timeoutMs }: ChatOptions): Chat {
  const [entries, setEntries] = useState<readonly ChatEntry[]>([]);
  const [waiting, setWaiting] = useState(false);
  // A ref, not state, because a second press can happen before the next render.
  const request = useRef<AbortController>(undefined);
  const count = useRef(0);

  useEffect(
    () => () => {
      request.current?.abort();
      request.current = undefined;
    },
    [],
  );

  const begin = () => {
    const controller = new AbortController();
    request.current = controller;
    return controller;
  };

  const answerTo = async (conversation: readonly ChatEntry[]) => {
    const { signal } = begin();
    setEntries(conversation);
    setWaiting(true);
    const said = conversation.flatMap((entry) =>
      entry.role === 'failure' ? [] : { role: entry.role, content: entry.content },
    );
    let outcome: ChatMessage | { role: 'failure' };
    try {
      const messages: ChatMessage[] = [{ role: 'assistant', content: greeting }, ...said];
      const reply = await withDeadline((deadline) => send(messages, { signal: deadline }), { signal, timeoutMs });
      if (!reply.trim())
        throw new ChatError(
          'malformed',
          'ChatPanel: the answer is empty. Resolve "send" with the answer as text, or reject it.',
        );
      outcome = { role: 'assistant', content: reply.trim() };
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      outcome = { role: 'failure' };
    }
    if (signal.aborted) return;
    request.current = undefined;
    setWaiting(false);
    setEntries([...conversation, { id: count.current++, ...outcome }]);
  };

  const submit = (text: string) => {
    const content = text.trim();
    if (!content || request.current) return false;
    void answerTo([...entries, { id: count.current++, role: 'user', content }]);
    return true;
  };

  const failed = entries.at(-1)?.role === 'failure';
  const sendAgain = () => {
    if (failed && !request.current) void answerTo(entries.slice(0, -1));
  };

  return { entries, state: waiting ? 'waiting' : failed ? 'failed' : 'ready', submit, sendAgain };
}
