import type { OpenPeriod } from '../../entities/index.js';
import { warnOnce } from '../warn.js';

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
      warnOnce(
        `${subject} is ${JSON.stringify(period)}, which is not valid, so it is left out. Write ` +
          '{ opens: "09:00", closes: "17:00" }, with times from 00:00 to 24:00.',
      );
    return isUsable;
  });
}
