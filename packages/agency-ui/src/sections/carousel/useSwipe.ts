'use client';

import { type DOMAttributes, type PointerEvent, useRef } from 'react';
import { isRtl } from '../tabs/index.js';

/** Shortest way, in px, that is a swipe and no unsteady tap. */
const shortest = 48;

/** How many times longer than high a swipe is; anything steeper scrolls the page. */
const flatness = 1.5;

/**
 * Handlers that tell when a finger or a pen swipes along the line of text; mice are left alone. Give the element
 * `touch-action: pan-y`, so that the browser keeps vertical movement for itself, and offer buttons that do the same
 * (WCAG 2.5.1, 2.5.7).
 *
 * @param onSwipe - Called with where the swipe leads: a pull against the direction of the text brings the next.
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
      if (Math.abs(along) < Math.max(shortest, across * flatness)) return;
      onSwipe(along < 0 === isRtl(currentTarget) ? 'previous' : 'next');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
