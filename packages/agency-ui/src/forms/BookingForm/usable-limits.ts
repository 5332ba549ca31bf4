import type { BookingDays } from '../../entities/form-definitions/booking-form.js';
import { isDateLimit } from '../../entities/form-definitions/date-limits.js';
import { dateBounds, isTimeZone } from '../../entities/form-definitions/index.js';
import { written } from '../../entities/form-definitions/written.js';
import { warnOnce } from '../../primitives/index.js';

/** Limits on what a visitor can book. */
export interface BookingLimits {
  /** A date, or a number of days from today. */
  firstDay: string | number;
  lastDay: string | number;
  timeZone: string | undefined;
  minGuests: number;
  maxGuests: number;
}

/** Warns once in development. */
export function warn(sentence: string): void {
  if (process.env.NODE_ENV !== 'production') warnOnce(`BookingForm: ${sentence}`);
}

/** Warns once in development. `fault` continues the sentence. */
function warnOfLimit(name: string, value: unknown, fault: string) {
  if (process.env.NODE_ENV !== 'production') warn(`"${name}" is ${written(value)}, ${fault}`);
}

function usableDay(name: string, day: string | number, fallback: number): string | number {
  if (isDateLimit(day)) return day;
  warnOfLimit(
    name,
    day,
    `which is not a date, so ${fallback} days from today is used. Use a date such as "2026-12-24", or a number of days.`,
  );
  return fallback;
}

/**
 * The end of a range, or its start if the end would come first. Dates compare as strings; a date and a number aren't
 * compared.
 */
function usableEnd<Value extends string | number>(name: string, start: Value, end: Value): Value {
  if (typeof start !== typeof end || start <= end) return end;
  warn(`"${name}" is ${end}, but the range starts at ${start}. Use ${start} or more.`);
  return start;
}

function usableGuests(name: string, guests: number, fallback: number): number {
  if (Number.isInteger(guests) && guests >= 0) return guests;
  const number = Number(guests || Number.NaN);
  const usable = Number.isInteger(number) && number >= 0 ? number : fallback;
  const fault = guests < 0 ? 'below 0' : 'not a whole number';
  warnOfLimit(name, guests, `which is ${fault}, so ${usable} is used. Write ${name}={${usable}}.`);
  return usable;
}

/**
 * Warns in development about locations that can't be booked.
 *
 * @param days - Each location's days and times, by its value.
 */
export function warnAboutLocations(days: ReadonlyMap<string, BookingDays>): void {
  for (const [value, { times }] of days)
    if (times.length === 0)
      warn(`the location "${value}" has no times, so it cannot be booked. Add times: ['12:00'] to it, or to the form.`);
}

/** Warns in development if the last day comes before the first, of which one is a date and the other a number of days. */
function warnAboutNoDays({ firstDay, lastDay, timeZone }: BookingLimits) {
  const { min = '', max = '' } = dateBounds({ min: firstDay, max: lastDay, timeZone });
  if (min > max)
    warn(
      `"firstDay" is ${written(firstDay)} and "lastDay" is ${written(lastDay)}, so no day can be chosen. Use a "lastDay" that is ` +
        'not before "firstDay".',
    );
}

/**
 * Replaces impossible limits, with a warning in development, because they may come from settings, where a single
 * mistake would otherwise blank the page. The server's `createBookingForm` rejects them.
 */
export function usableLimits({ firstDay, lastDay, timeZone, minGuests, maxGuests }: BookingLimits): BookingLimits {
  const isZoneKnown = timeZone === undefined || isTimeZone(timeZone);
  if (!isZoneKnown)
    warn(
      `"timeZone" is "${timeZone}", which is not a known time zone, so the browser’s is used. Use an IANA name, such as "Africa/Nairobi".`,
    );
  const start = usableDay('firstDay', firstDay, 0);
  const least = usableGuests('minGuests', minGuests, 1);
  const limits = {
    firstDay: start,
    lastDay: usableEnd('lastDay', start, usableDay('lastDay', lastDay, 60)),
    timeZone: isZoneKnown ? timeZone : undefined,
    minGuests: least,
    maxGuests: usableEnd('maxGuests', least, usableGuests('maxGuests', maxGuests, 12)),
  };
  if (process.env.NODE_ENV !== 'production') warnAboutNoDays(limits);
  return limits;
}
