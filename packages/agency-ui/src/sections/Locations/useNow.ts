'use client';

import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, in ms, once a minute. Undefined on the server and while hydrating: the HTML may be older. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
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
