import { wallClock } from '../../entities/form-definitions/index.js';

/** Whether the visitor's clock shows the same date and time as one in the time zone. Call it in the browser only. */
export function isLocalTime(at: number, timeZone: string): boolean {
  const [local, there] = [wallClock(at), wallClock(at, timeZone)];
  return local.date === there.date && local.minutes === there.minutes;
}
