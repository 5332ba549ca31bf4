'use client';

import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled by more than a given distance. False on the server and while hydrating.
 *
 * @param distance - In px, exclusive.
 */
export function useScrolledPast(distance: number): boolean {
  const read = useCallback(() => scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, read, () => false);
}
