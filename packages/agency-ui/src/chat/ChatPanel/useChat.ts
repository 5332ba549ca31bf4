'use client';

import { useEffect, useRef, useState } from 'react';
import { type ChatClient, ChatError, type ChatMessage, withDeadline } from '../client/index.js';

/** A message of either side, or the place where an answer should have come. */
export type ChatEntry = { id: number } & (ChatMessage | { role: 'trouble' });

/** What the visitor can do next; `failed` when the last message was not answered. */
export type ChatState = 'ready' | 'waiting' | 'failed';

export interface ChatOptions {
  send: ChatClient;
  /** The assistant's first message. It is part of the conversation that `send` receives. */
  greeting: string;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
}

export interface Chat {
  /** What was said after the greeting. */
  entries: readonly ChatEntry[];
  state: ChatState;
  /**
   * Sends a message. White space around it is left out.
   *
   * @returns whether it was sent: not when it is blank, nor while an answer is on its way (spec section 5).
   */
  submit: (text: string) => boolean;
  /** Sends the last message again after it was not answered. */
  sendAgain: () => void;
}

/**
 * The course of one conversation (spec section 4, "Chat"). A missing answer is logged to the console and leaves a
 * `trouble` entry; what arrives after the panel has left the page is dropped, and its request is aborted.
 */
export function useChat({ send, greeting, timeoutMs }: ChatOptions): Chat {
  const [entries, setEntries] = useState<readonly ChatEntry[]>([]);
  const [waiting, setWaiting] = useState(false);
  // Not state: a second press can come before the next render.
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
      entry.role === 'trouble' ? [] : { role: entry.role, content: entry.content },
    );
    let outcome: ChatMessage | { role: 'trouble' };
    try {
      const messages: ChatMessage[] = [{ role: 'assistant', content: greeting }, ...said];
      const reply = await withDeadline((deadline) => send(messages, { signal: deadline }), { signal, timeoutMs });
      if (!reply.trim()) throw new ChatError('malformed', 'The chat’s answer holds no text.');
      outcome = { role: 'assistant', content: reply.trim() };
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      outcome = { role: 'trouble' };
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

  const failed = entries.at(-1)?.role === 'trouble';
  const sendAgain = () => {
    if (failed && !request.current) void answerTo(entries.slice(0, -1));
  };

  return { entries, state: waiting ? 'waiting' : failed ? 'failed' : 'ready', submit, sendAgain };
}
