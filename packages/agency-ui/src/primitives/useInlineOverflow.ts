'use client';

import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a scroll container's content overflows it sideways. Only then must it be focusable, so that it can be
 * scrolled by keyboard (WCAG 2.1.1).
 *
 * @param beforeMeasured - Result on the server, and in browsers without `ResizeObserver`.
 * @returns a ref for the container, whose first child is its content, and whether that content overflows.
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
