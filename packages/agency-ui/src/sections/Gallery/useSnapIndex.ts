'use client';

import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import { isRtl } from '../../primitives/index.js';

/** Index of the item in view, in a row whose items are as wide as the row. Undefined without layout. */
function indexInView({ scrollLeft, clientWidth }: Element): number | undefined {
  // In right-to-left layouts, `scrollLeft` is negative.
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
}

/**
 * Keeps an index and a row's scroll position in sync. The items are as wide as the row and snap into view.
 *
 * @param index - The item to show, from 0. The row jumps to it, because a smooth scroll would pass through the items in
 * between.
 * @param onIndexChange - Called when the visitor has scrolled to another item.
 * @returns the `ref` and `onScroll` of the row.
 */
export function useSnapIndex<Row extends HTMLElement>(
  index: number,
  onIndexChange: (index: number) => void,
): { ref: RefObject<Row | null>; onScroll: (event: UIEvent<Row>) => void } {
  const ref = useRef<Row>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const inView = indexInView(row);
    if (inView === undefined || inView === index) return;
    row.scrollTo({ left: (isRtl(row) ? -1 : 1) * index * row.clientWidth, behavior: 'instant' });
  }, [index]);

  return {
    ref,
    onScroll: ({ currentTarget }) => {
      const inView = indexInView(currentTarget);
      if (inView !== undefined && inView !== index) onIndexChange(inView);
    },
  };
}
