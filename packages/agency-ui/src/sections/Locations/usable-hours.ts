import { isTimeZone, weekdays } from '../../entities/form-definitions/index.js';
import type { OpeningHours, OpenPeriod } from '../../entities/index.js';
import { warnOnce } from '../../primitives/index.js';

const isClock = (time: unknown) => typeof time === 'string' && /^\d{1,2}:\d\d$/.test(time);

/** The day's valid periods. */
function usablePeriods(periods: readonly OpenPeriod[] | undefined, place: string, day: string): OpenPeriod[] {
  return [periods ?? []].flat().filter((period: OpenPeriod | null) => {
    const isUsable = isClock(period?.opens) && isClock(period?.closes);
    if (!isUsable && process.env.NODE_ENV !== 'production')
      warnOnce(
        `Locations: an opening period for ${place} on ${day} is ${JSON.stringify(period)}, which is not valid, so it is left out. Write ` +
          '{ opens: "09:00", closes: "17:00" }, with times from 00:00 to 24:00.',
      );
    return isUsable;
  });
}

/**
 * The valid hours. In development, warns about any invalid ones. They may come from settings, where a single mistake
 * would otherwise blank the page.
 *
 * @param place - Name of the branch.
 */
export function usableHours(hours: OpeningHours, place: string): OpeningHours {
  const weekly = Object.fromEntries(weekdays.map((day) => [day, usablePeriods(hours.weekly?.[day], place, day)]));
  const exceptions = hours.exceptions?.map((exception) => ({
    ...exception,
    periods: usablePeriods(exception.periods, place, exception.date),
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
