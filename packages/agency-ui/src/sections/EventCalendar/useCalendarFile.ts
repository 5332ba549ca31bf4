'use client';

import { useState } from 'react';
import type { CalendarEvent } from '../../entities/index.js';

/** Revoked after a delay, because browsers don't read the file until shortly after the press. */
const keepUrlMs = 60_000;

/** Creates calendar files in the browser and saves them. The library loads on the first press. */
export function useCalendarFile(name: string) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (events: readonly CalendarEvent[], fileName: string) => {
    try {
      const { createCalendarFile } = await import('../../entities/calendar-file/index.js');
      const file = createCalendarFile(events, { name, siteUrl: location.origin });
      const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return { hasFailed, save };
}
