'use client';

import { useEffect, useState } from 'react';

/**
 * The time when the page loaded, in ms, so that whatever depends on it stays the same during a visit.
 *
 * @param initial - The time on the server and during hydration, because the HTML may be older. By default undefined.
 */
export function useLoadTime(initial?: number): number | undefined {
  const [time, setTime] = useState(initial);
  useEffect(() => setTime(Date.now()), []);
  return time;
}
