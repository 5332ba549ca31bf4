import { weekdays } from '../../entities/form-definitions/index.js';
import type { OpenPeriod } from '../../entities/index.js';
import { warnOnce, written } from '../warn.js';

const isClock = (time: unknown) => typeof time === 'string' && /^\d{1,2}:\d\d$/.test(time);

/**
 * A day's valid periods. In development, warns about any invalid ones. They may come from settings, where a single
 * mistake would otherwise blank the page.
 *
 * @param subject - Start of the warning, such as `Locations: an opening period for Westlands on monday`.
 */
export function usablePeriods(periods: readonly OpenPeriod[] | undefined, subject: string): OpenPeriod[] {
  return [periods ?? []].flat().filter((period: OpenPeriod | null) => {
    const isUsable = isClock(period?.opens) && isClock(period?.closes);
    if (!isUsable && process.env.NODE_ENV !== 'production')
      // Days and branches often share a constant.
      warnOnce(
        `${subject} is ${written(period)}, which is not valid, so it is left out. Write ` +
          '{ opens: "09:00", closes: "17:00" }, with times from 00:00 to 24:00.',
        `opening period ${written(period)}`,
      );
    return isUsable;
  });
}

/**
 * Warns about hours under the name of a weekday that doesn't exist. Call it only if `process.env.NODE_ENV` is not
 * `production`, so that bundlers remove it.
 *
 * @param subject - Start of the warning, such as `Locations: "hours.weekly" of Westlands`.
 */
export function warnOfWeekdays(subject: string, weekly: object): void {
  const unknown = Object.keys(weekly).find((day) => !weekdays.some((known) => known === day));
  if (unknown === undefined) return;
  warnOnce(
    `${subject} has the day ${written(unknown)}, which is not a weekday, so its hours are left out. Use ` +
      `${weekdays.join(', ')}; the page shows their names in its own language.`,
  );
}
