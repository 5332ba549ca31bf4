/** The days of the week, in ISO 8601 order. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Midnight UTC on a date, in ms; undefined unless it is a calendar date written like `2026-12-24`. */
function timeOf(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` would turn 31 April into 1 May.
  return year && new Date(time).toISOString().startsWith(date) ? time : undefined;
}

/** Whether the string is a calendar date written like `2026-12-24`. */
export const isDate = (date: string): boolean => timeOf(date) !== undefined;

/** A date's weekday; undefined if the string isn't a date. */
export function weekdayOf(date: string): Weekday | undefined {
  const time = timeOf(date);
  // 1 January 1970 was a Thursday.
  return time === undefined ? undefined : weekdays[(((Math.floor(time / dayMs) + 3) % 7) + 7) % 7];
}

/** The date a number of days later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  new Date((timeOf(date) ?? 0) + days * dayMs).toISOString().slice(0, 10);

/** Date formats by time zone. Creating one takes some 30 ms on a slow phone, using it next to nothing. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError if the time zone is unknown. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Doesn't use the visitor's locale, because the numbers are parsed rather than shown.
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Whether the string is an IANA time zone name, such as `Africa/Nairobi`. */
export function isTimeZone(timeZone: string): boolean {
  try {
    // `Intl` would take the machine's time zone for `undefined`.
    return typeof timeZone === 'string' && Boolean(clockOf(timeZone));
  } catch {
    return false;
  }
}

/** The local date and the minutes since midnight at a given time. */
export interface WallClock {
  date: string;
  minutes: number;
}

/**
 * The local time in a time zone.
 *
 * @param time - Unix time in ms.
 * @param timeZone - IANA name, such as `Africa/Nairobi`. Defaults to the machine's time zone.
 */
export function wallClock(time: number, timeZone?: string): WallClock {
  if (!timeZone) {
    const local = new Date(time);
    const asUtc = new Date(time - local.getTimezoneOffset() * minuteMs);
    return { date: asUtc.toISOString().slice(0, 10), minutes: local.getHours() * 60 + local.getMinutes() };
  }
  const parts = clockOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The date in a time zone. */
export const dateIn = (timeZone: string | undefined, time: number = Date.now()): string =>
  wallClock(time, timeZone).date;

/**
 * Converts a local date and time to Unix time. A time that occurs twice, when the clocks go back, means its first
 * occurrence. A time that is skipped, when the clocks go forward, moves later by the same amount: 02:30 becomes 03:30.
 *
 * @param date - A calendar date written like `2026-12-24`.
 * @param minutes - Since midnight.
 * @param timeZone - IANA name, such as `Africa/Nairobi`.
 * @returns Unix time in ms.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): number {
  const asUtc = (timeOf(date) ?? Number.NaN) + minutes * minuteMs;
  if (Number.isNaN(asUtc)) return asUtc;
  const offsetAt = (time: number) => {
    const clock = wallClock(time, timeZone);
    return (timeOf(clock.date) ?? 0) + clock.minutes * minuteMs - time;
  };
  // Clocks change at most once within two days.
  const before = asUtc - offsetAt(asUtc - dayMs);
  const after = asUtc - offsetAt(asUtc + dayMs);
  const shown = [before, after].filter((time) => time + offsetAt(time) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}
