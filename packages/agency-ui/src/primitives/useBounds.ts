'use client';

import useMeasure from 'react-use-measure';

/** Does nothing, because `react-use-measure` throws in environments without `ResizeObserver`, such as jsdom. */
class InertResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Bounding box of an element in px, all 0 before the first measurement.
 *
 * @returns the ref of the element, and its box.
 */
export function useBounds() {
  const [ref, bounds] = useMeasure({
    polyfill: typeof ResizeObserver === 'undefined' ? InertResizeObserver : ResizeObserver,
  });
  return [ref, bounds] as const;
}
