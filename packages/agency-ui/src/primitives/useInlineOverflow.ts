'use client';

import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether the content of a scroll container overflows it sideways. Only then does the keyboard need to reach it, to
 * scroll it (WCAG 2.1.1).
 *
 * @param beforeMeasured - Answer of the server, and of browsers without `ResizeObserver`.
 * @returns the ref of the container, whose first child is its content, and the answer.
 */
export function useInlineOverflow(beforeMeasured: boolean): [ref: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(beforeMeasured);
  const ref = useCallback((container: HTMLElement | null) => {
    const content = container?.firstElementChild;
    if (!content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(container.scrollWidth > container.clientWidth));
    observer.observe(container);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
