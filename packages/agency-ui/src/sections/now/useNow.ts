'use client';

import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The current time in ms, updated once a minute.
 *
 * @param initial - The time on the server and during hydration, because the HTML may be older. By default undefined.
 */
export function useNow(initial?: number): number | undefined {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      timer = setTimeout(read, minuteMs - (time % minuteMs));
    };
    read();
    // Browsers delay timers in hidden tabs and while the device sleeps.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
}
