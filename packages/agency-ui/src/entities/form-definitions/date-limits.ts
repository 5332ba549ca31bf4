import { addDays, dateIn, isDate, isTimeZone, type Weekday, weekdayOf, weekdays } from '../weekday.js';

/** The range of dates allowed. */
export interface DateLimits {
  /** First date, such as `2026-12-01`, or a number of days from today. */
  min?: string | number | undefined;
  /** Last date, in the same format as `min`. */
  max?: string | number | undefined;
  /** Weekdays that cannot be chosen: `['sunday']`. */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** Dates that cannot be chosen: `['2026-12-25']`. */
  closedDates?: readonly string[] | undefined;
  /**
   * Time zone that determines "today", such as `Africa/Nairobi`.
   *
   * @default the machine's time zone
   */
  timeZone?: string | undefined;
}

/** More days than this from today may lead to a year that a date can't be written in. */
const maxDays = 100_000;

/** Whether it is a date, or a whole number of days from today. */
export const isDateLimit = (limit: unknown): limit is string | number =>
  typeof limit === 'number'
    ? Number.isInteger(limit) && Math.abs(limit) <= maxDays
    : typeof limit === 'string' && isDate(limit);

/**
 * The limits without those that mean nothing, such as a date that doesn't exist. `defineForm` rejects them in
 * development; in production, a single mistake must not make the form unusable.
 */
export function usableDateLimits({ min, max, closedWeekdays, closedDates, timeZone }: DateLimits) {
  return {
    min: isDateLimit(min) ? min : undefined,
    max: isDateLimit(max) ? max : undefined,
    closedWeekdays: Array.isArray(closedWeekdays)
      ? [...new Set<Weekday>(closedWeekdays)].filter((day) => weekdays.includes(day))
      : [],
    closedDates: Array.isArray(closedDates) ? closedDates.filter(isDate) : [],
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : undefined,
  };
}

/** The first and last date as of today. */
export function dateBounds(limits: DateLimits): { min: string | undefined; max: string | undefined } {
  const { min, max, timeZone } = usableDateLimits(limits);
  const fixed = (bound: string | number | undefined) =>
    typeof bound === 'number' ? addDays(dateIn(timeZone), bound) : bound;
  return { min: fixed(min), max: fixed(max) };
}

/** The closed weekday or the closed date that a date falls on. */
export function closureOf(date: string, limits: DateLimits): string | undefined {
  const { closedWeekdays, closedDates } = usableDateLimits(limits);
  const weekday = weekdayOf(date) as Weekday;
  if (closedWeekdays.includes(weekday)) return weekday;
  return closedDates.includes(date) ? date : undefined;
}
