import type { JobClosing } from '../job.js';
import { addDays, isDate, zonedTime } from '../weekday.js';

/**
 * When a job closes, in its own time zone. When no `time` is given, that is the end of the day.
 *
 * @returns Unix time in ms; `NaN` for an invalid date.
 */
export function jobClosingTime({ date, time, timeZone }: JobClosing): number {
  if (time === undefined) return zonedTime(isDate(date) ? addDays(date, 1) : date, 0, timeZone);
  const [hour = '', minute = ''] = time.split(':');
  return zonedTime(date, Number(hour) * 60 + Number(minute), timeZone);
}
