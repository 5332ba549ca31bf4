'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChatEntry, ChatState } from './useChat.js';

/** How close to the end, in px, counts as following the conversation. */
const followDistance = 48;

/** Space above a message that is taller than the list, in px. */
const topMargin = 12;

/**
 * Scrolls a message list to the newest message, without scrolling the page. A reader who has scrolled back stays there
 * until they send a message. A message taller than the list is shown from its start.
 *
 * @returns `ref` and `onScroll` for the list. Call `stay` after the list's height has changed, to keep the end in view.
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
    // Set immediately, because the answer can arrive before the browser fires `scroll`.
    if (wrote) following.current = true;
    if (!following.current) return;
    list.scrollTop = Math.min(list.scrollHeight - list.clientHeight, newest.offsetTop - topMargin);
  }, [entries, state]);

  const onScroll = () => {
    const list = ref.current;
    if (list) following.current = list.scrollHeight - list.clientHeight - list.scrollTop < followDistance;
  };

  const stay = useCallback(() => {
    const list = ref.current;
    if (list && following.current) list.scrollTop = list.scrollHeight;
  }, []);

  return { ref, onScroll, stay };
}
