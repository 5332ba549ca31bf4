'use client';

import { useEffect } from 'react';

/**
 * Runs when a media query starts or stops holding.
 *
 * @param query - As `matchMedia` takes it.
 * @param onChange - Keep it stable (`useCallback`): a new function subscribes anew.
 */
export function useMediaChange(query: string, onChange: () => void): void {
  useEffect(() => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query, onChange]);
}
