'use client';

import { useEffect } from 'react';

/**
 * Calls a function when the result of a media query changes.
 *
 * @param query - Media query for `matchMedia`.
 * @param onChange - Must be stable (`useCallback`): a new function subscribes again.
 */
export function useMediaChange(query: string, onChange: () => void): void {
  useEffect(() => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query, onChange]);
}
