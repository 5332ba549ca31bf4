'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChatEntry, ChatState } from './useChat.js';

/** How near its end a reader counts as following the conversation, in px. */
const near = 48;

/** Room that stays above a message that is taller than the list, in px. */
const head = 12;

/**
 * Scrolls a list of messages to the newest (spec section 4, "Chat"), and nothing else of the page. A reader who has
 * scrolled back to an older message is left there until they write again. A message taller than the list is shown from
 * its beginning.
 *
 * @returns `ref` and `onScroll` go to the list. `stay` is called when the list has become higher or lower, and keeps its
 * end in view for whoever is there.
 */
export function useNewestInView(
  entries: readonly ChatEntry[],
  state: ChatState,
): { ref: RefObject<HTMLDivElement | null>; onScroll: () => void; stay: () => void } {
  const ref = useRef<HTMLDivElement>(null);
  const following = useRef(true);

  useLayoutEffect(() => {
    const list = ref.current;
    const newest = list?.lastElementChild;
    if (!list || !(newest instanceof HTMLElement)) return;
    const wrote = state === 'waiting' && entries.at(-1)?.role === 'user';
    // At once: the answer can come before the browser reports that the list has scrolled.
    if (wrote) following.current = true;
    if (!following.current) return;
    list.scrollTop = Math.min(list.scrollHeight - list.clientHeight, newest.offsetTop - head);
  }, [entries, state]);

  const onScroll = () => {
    const list = ref.current;
    if (list) following.current = list.scrollHeight - list.clientHeight - list.scrollTop < near;
  };

  const stay = useCallback(() => {
    const list = ref.current;
    if (list && following.current) list.scrollTop = list.scrollHeight;
  }, []);

  return { ref, onScroll, stay };
}
