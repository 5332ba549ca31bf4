'use client';

import { useEffect } from 'react';
import { subscribeToMedia } from '../../primitives/index.js';

/**
 * Calls a function when the result of a media query changes.
 *
 * @param query - Media query for `matchMedia`.
 * @param onChange - Must be stable (`useCallback`): passing a new function resubscribes.
 */
export function useMediaChange(query: string, onChange: () => void): void {
  useEffect(() => subscribeToMedia(query, onChange), [query, onChange]);
}
