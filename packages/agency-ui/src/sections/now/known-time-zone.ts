import { isTimeZone } from '../../entities/form-definitions/index.js';
import { warnOnce, written } from '../../primitives/index.js';

/**
 * A time zone that `Intl` accepts. `Intl` throws for any other, which would blank the page.
 *
 * @param path - Component and prop, for the warning: `JobList: "closing.timeZone"`.
 */
export function knownTimeZone(path: string, timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${path} is ${written(timeZone)}, which is not a time zone, so times are in UTC. Use an IANA name, such ` +
        'as "Africa/Nairobi".',
    );
  return 'UTC';
}
