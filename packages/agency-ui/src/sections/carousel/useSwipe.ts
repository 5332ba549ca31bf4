'use client';

import { type DOMAttributes, type PointerEvent, useRef } from 'react';
import { isRtl } from '../../primitives/index.js';

/** Minimum length of a swipe, in px. */
const minDistance = 48;

/** Minimum ratio of width to height; a steeper movement scrolls the page. */
const minAspect = 1.5;

/**
 * Detects horizontal swipes by touch and pen, but not by mouse. The element needs `touch-action: pan-y`, so that the
 * browser handles vertical scrolling, and buttons as an alternative (WCAG 2.5.1, 2.5.7).
 *
 * @param onSwipe - Called with the target: a swipe against the text direction is `next`.
 */
export function useSwipe(
  onSwipe: (towards: 'next' | 'previous') => void,
): Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'> {
  const start = useRef<{ x: number; y: number }>(null);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger zooms.
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const along = clientX - from.x;
      const across = Math.abs(clientY - from.y);
      if (Math.abs(along) < Math.max(minDistance, across * minAspect)) return;
      onSwipe(along < 0 === isRtl(currentTarget) ? 'previous' : 'next');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
