import { warnOnce, written } from '../../primitives/index.js';

/**
 * A month such as "2026-12"; undefined if it is anything else, of which there is no table. In development, warns about
 * it.
 *
 * @param prop - Name of the prop, for the warning: `EventCalendar: "defaultMonth"`.
 */
export function knownMonth(prop: string, month: string | undefined): string | undefined {
  if (month === undefined || /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${prop} is ${written(month)}, which is not a month, so the current one is shown. Write the year and the ` +
        'number of the month, such as "2026-12".',
    );
  return undefined;
}
