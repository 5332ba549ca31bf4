'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Keeps focused elements above an element at the end of the viewport (WCAG 2.4.11), by making the page scroll as if it
 * ended there.
 */
export function useScrollPadding(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isShown || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockEnd;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = before;
    };
  }, [ref, isShown]);
}
