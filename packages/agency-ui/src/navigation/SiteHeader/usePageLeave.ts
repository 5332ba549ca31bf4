'use client';

import { useEffect } from 'react';

/**
 * Calls a function when the visitor leaves the page, or goes back or forward, because the browser may show the same
 * document again, from its back/forward cache or at another fragment.
 *
 * @param onLeave - Must be stable (`useCallback`): passing a new function resubscribes.
 */
export function usePageLeave(onLeave: () => void): void {
  useEffect(() => {
    const types = ['pagehide', 'popstate'];
    for (const type of types) addEventListener(type, onLeave);
    return () => {
      for (const type of types) removeEventListener(type, onLeave);
    };
  }, [onLeave]);
}
