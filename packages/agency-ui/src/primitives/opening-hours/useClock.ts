'use client';

import { wallClock } from '../../entities/form-definitions/index.js';
import { useAgency, useLabels } from '../AgencyProvider/index.js';
import { formatDate } from '../format-date.js';
import { openingHoursLabels } from './opening-hours.labels.js';

/**
 * Formats times of day in the same way as opening hours, if a label pack says how, or else in the locale's way.
 *
 * @returns A function of a Unix time in ms and an IANA time zone.
 */
export function useClock(): (at: number, timeZone: string) => string {
  const { locale } = useAgency();
  const { time } = useLabels('OpeningHours', openingHoursLabels, undefined);
  return (at, timeZone) => {
    if (time === openingHoursLabels.time) return formatDate(at, locale, { timeStyle: 'short', timeZone });
    const { minutes } = wallClock(at, timeZone);
    const twoDigits = (number: number) => `${Math.floor(number)}`.padStart(2, '0');
    return time(twoDigits(minutes / 60), twoDigits(minutes % 60));
  };
}
