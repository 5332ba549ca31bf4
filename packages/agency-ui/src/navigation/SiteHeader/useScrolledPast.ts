'use client';

import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled down by more than a distance. The server, and so the first render in the browser,
 * answers no.
 *
 * @param distance - In px; the page scrolled by exactly this much has not passed it.
 */
export function useScrolledPast(distance: number): boolean {
  const read = useCallback(() => scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, read, () => false);
}
