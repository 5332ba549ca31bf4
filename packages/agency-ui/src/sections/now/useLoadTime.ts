'use client';

import { useEffect, useState } from 'react';

/**
 * The time at which the page was loaded, in ms: what depends on it stays while the visitor is on the page.
 *
 * @param initial - The time on the server and while hydrating, since the HTML may be older. By default undefined.
 */
export function useLoadTime(initial?: number): number | undefined {
  const [time, setTime] = useState(initial);
  useEffect(() => setTime(Date.now()), []);
  return time;
}
