import type { CalendarEvent } from '../calendar-event.js';
import { addDays, isDate, isTimeZone, zonedTime } from '../weekday.js';

/** When an event takes place. */
export interface EventTimes {
  isAllDay: boolean;
  /** Unix time in ms. */
  start: number;
  /** Unix time in ms. The same as the start if the end is unknown. */
  end: number;
  /** The event's first day, in its own time zone: "2026-12-04". */
  firstDay: string;
  /** The event's last day. An event that ends at midnight ends on the previous day. */
  lastDay: string;
}

/**
 * Splits "2026-12-04T18:00" into its date and minutes; undefined if the string is neither a date nor a date with a
 * time.
 */
function parse(text: string): { date: string; minutes: number | undefined } | undefined {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  if (!isDate(date)) return undefined;
  return { date, minutes: hour === undefined ? undefined : Number(hour) * 60 + Number(minute) };
}

/**
 * When an event takes place, and on which days.
 *
 * @returns undefined if its dates or time zone are invalid, or if only one of its dates has a time.
 */
export function eventTimes({
  start,
  end = start,
  timeZone,
}: Pick<CalendarEvent, 'start' | 'end' | 'timeZone'>): EventTimes | undefined {
  const [first, last] = [parse(start), parse(end)];
  if (!first || !last || end < start || !isTimeZone(timeZone)) return undefined;
  if ((first.minutes === undefined) !== (last.minutes === undefined)) return undefined;
  if (first.minutes === undefined || last.minutes === undefined) {
    return {
      isAllDay: true,
      start: zonedTime(first.date, 0, timeZone),
      end: zonedTime(addDays(last.date, 1), 0, timeZone),
      firstDay: first.date,
      lastDay: last.date,
    };
  }
  const endsAtMidnight = last.minutes === 0 && last.date > first.date;
  return {
    isAllDay: false,
    start: zonedTime(first.date, first.minutes, timeZone),
    end: zonedTime(last.date, last.minutes, timeZone),
    firstDay: first.date,
    lastDay: endsAtMidnight ? addDays(last.date, -1) : last.date,
  };
}
