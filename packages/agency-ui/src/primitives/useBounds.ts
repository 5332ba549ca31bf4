'use client';

import useMeasure, { type RectReadOnly } from 'react-use-measure';

/**
 * A stand-in that does nothing, because `react-use-measure` throws in environments without `ResizeObserver`, such as
 * jsdom.
 */
class InertResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * An element's bounding box in px, all zeros before the first measurement.
 *
 * @returns the element's ref and its box.
 */
export function useBounds(): readonly [ref: (element: HTMLElement | SVGElement | null) => void, box: RectReadOnly] {
  const [ref, bounds] = useMeasure({
    polyfill: typeof ResizeObserver === 'undefined' ? InertResizeObserver : ResizeObserver,
  });
  return [ref, bounds];
}
