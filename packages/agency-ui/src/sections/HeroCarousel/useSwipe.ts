'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { runsRightToLeft } from './reading-direction.js';

/** Shortest way, in px, that counts as a swipe and not as an unsteady tap. */
const shortestSwipe = 48;

/** How much longer than high a swipe is: anything steeper is the page being scrolled. */
const flatness = 2;

/**
 * Tells when a finger or pen swipes along the line of reading. Mice select text instead. The element needs
 * `touch-action: pan-y` so that the browser leaves horizontal movement to us; it takes vertical movement for itself
 * and then cancels the pointer. Offer buttons that do the same (WCAG 2.5.1, 2.5.7).
 *
 * @param area - Where swipes count.
 * @param onSwipe - Called with where the swipe leads: pulling against the line of reading brings the next.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (towards: 'next' | 'previous') => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  }, [onSwipe]);

  // Before the first paint: what can be seen can be swiped.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let from: { x: number; y: number } | undefined;

    const begin = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger zooms.
      from = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : undefined;
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      const along = clientX - from.x;
      const across = Math.abs(clientY - from.y);
      from = undefined;
      if (Math.abs(along) < Math.max(shortestSwipe, across * flatness)) return;
      latest.current(along < 0 === runsRightToLeft(element) ? 'previous' : 'next');
    };
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener(
      'pointercancel',
      () => {
        from = undefined;
      },
      { signal },
    );
    return () => listeners.abort();
  }, [area]);
}
