import { isDate, isTimeZone, weekdays } from '../../entities/form-definitions/index.js';
import type { OpeningHours } from '../../entities/index.js';
import { usablePeriods, warnOfWeekdays, warnOnce, written } from '../../primitives/index.js';

const example = '{ timeZone: "Africa/Nairobi", weekly: { monday: [{ opens: "09:00", closes: "17:00" }] } }';

const subjectOf = (place: string, day: string) => `Locations: an opening period for ${place} on ${day}`;

/** Warns about weekdays that don't exist, and about exceptions without a calendar date. */
function warnOfDays({ weekly, exceptions }: OpeningHours, place: string): void {
  warnOfWeekdays(`Locations: "hours.weekly" of ${place}`, weekly);
  if (exceptions !== undefined && !Array.isArray(exceptions))
    warnOnce(
      `Locations: "hours.exceptions" of ${place} is not an array, so it is left out. Write exceptions: ` +
        '[{ date: "2026-12-25", name: "Christmas Day", periods: [] }].',
    );
  for (const { date } of exceptionsOf(exceptions)) {
    if (isDate(date)) continue;
    warnOnce(
      `Locations: an exception of ${place} has the date ${written(date)}, which is not a calendar date, so it is only ` +
        'shown as written. Write the year, month and day, such as date: "2026-12-25".',
    );
  }
}

const exceptionsOf = (exceptions: OpeningHours['exceptions']) =>
  Array.isArray(exceptions) ? exceptions.filter(Boolean) : [];

/**
 * The valid hours; undefined if they are in another form altogether. In development, warns about any invalid ones. They
 * may come from settings, where a single mistake would otherwise blank the page.
 *
 * @param place - Name of the branch.
 */
export function usableHours(hours: OpeningHours | undefined, place: string): OpeningHours | undefined {
  if (!hours) return undefined;
  const { weekly } = hours;
  if (typeof weekly !== 'object' || weekly === null) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `Locations: the "hours" of ${place} are ${written(hours)}, without the hours by weekday in "weekly", so they ` +
          `are left out. Write hours: ${example}. In an Agency, "hours.week" has this form.`,
      );
    return undefined;
  }
  if (process.env.NODE_ENV !== 'production') warnOfDays(hours, place);
  return {
    ...hours,
    weekly: Object.fromEntries(weekdays.map((day) => [day, usablePeriods(weekly[day], subjectOf(place, day))])),
    exceptions: exceptionsOf(hours.exceptions).map((exception) => ({
      ...exception,
      periods: usablePeriods(exception.periods, subjectOf(place, exception.date)),
    })),
  };
}

/** Whether the current time at the place can be determined. Warns in development if not. */
export function isZoneKnown({ timeZone }: OpeningHours, place: string): boolean {
  const isKnown = isTimeZone(timeZone);
  if (!isKnown && process.env.NODE_ENV !== 'production')
    warnOnce(
      `Locations: the "timeZone" for ${place} is ${written(timeZone)}, which is not a known time zone, so the page ` +
        'cannot tell whether it is open now. Use an IANA name, such as "Africa/Nairobi".',
    );
  return isKnown;
}
