import { isTimeZone, weekdays } from '../../entities/form-definitions/index.js';
import type { OpeningHours } from '../../entities/index.js';
import { usablePeriods, warnOnce } from '../../primitives/index.js';

const subjectOf = (place: string, day: string) => `Locations: an opening period for ${place} on ${day}`;

/**
 * The valid hours. In development, warns about any invalid ones. They may come from settings, where a single mistake
 * would otherwise blank the page.
 *
 * @param place - Name of the branch.
 */
export function usableHours(hours: OpeningHours, place: string): OpeningHours {
  const weekly = Object.fromEntries(
    weekdays.map((day) => [day, usablePeriods(hours.weekly?.[day], subjectOf(place, day))]),
  );
  const exceptions = hours.exceptions?.map((exception) => ({
    ...exception,
    periods: usablePeriods(exception.periods, subjectOf(place, exception.date)),
  }));
  return { ...hours, weekly, exceptions };
}

/** Whether the current time at the place can be determined. Warns in development if not. */
export function isZoneKnown({ timeZone }: OpeningHours, place: string): boolean {
  const isKnown = isTimeZone(timeZone);
  if (!isKnown && process.env.NODE_ENV !== 'production')
    warnOnce(
      `Locations: the "timeZone" for ${place} is ${JSON.stringify(timeZone)}, which is not a known time zone, so the page ` +
        'cannot tell whether it is open now. Use an IANA name, such as "Africa/Nairobi".',
    );
  return isKnown;
}
