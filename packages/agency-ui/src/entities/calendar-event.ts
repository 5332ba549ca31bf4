import * as z from 'zod';
import { isDate, isTimeZone } from './weekday.js';

const filled = z.string().min(1);

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether the string is a date, or a date with a 24-hour time. */
function isDateOrTime(text: string): boolean {
  const [date = '', time, ...rest] = text.split('T');
  return isDate(date) && rest.length === 0 && (time === undefined || clock.test(time));
}

const moment = z
  .string()
  .refine(isDateOrTime, 'Use a date, such as "2026-12-04", or a date and a 24-hour time, such as "2026-12-04T18:00".');

/** Checks a `CalendarEvent`. */
export const calendarEventSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
    title: filled,
    start: moment,
    end: moment.optional(),
    timeZone: z.string().refine(isTimeZone, 'Use an IANA time zone name, such as "Africa/Nairobi".'),
    place: filled.optional(),
    text: filled.optional(),
    path: filled.optional(),
    calendarHref: filled.optional(),
  })
  .refine(({ start, end = start }) => start.length === end.length && start <= end, {
    path: ['end'],
    message: 'Write the end in the same form as the start, with or without a time, and not before the start.',
  });

/** An event and its date. */
export interface CalendarEvent {
  /**
   * Unique, in kebab-case. It is the event's fragment, and its identity in calendars, so keep it when the date changes.
   */
  id: string;
  title: string;
  /** Local date and time, such as "2026-12-04T18:00". A date alone, such as "2026-12-04", makes an all-day event. */
  start: string;
  /** In the same format. For an all-day event, the last day. Omit it if only the start is known. */
  end?: string | undefined;
  /** IANA name of the time zone for both start and end, such as "Africa/Nairobi". */
  timeZone: string;
  /** Where it is, as displayed. */
  place?: string | undefined;
  /** One or two sentences. */
  text?: string | undefined;
  /** URL of the event's page, on this site or elsewhere. */
  path?: string | undefined;
  /** URL of a file with this event, made with `createCalendarFile`. The link also works without JavaScript. */
  calendarHref?: string | undefined;
}
