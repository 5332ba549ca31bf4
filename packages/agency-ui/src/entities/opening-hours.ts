import * as z from 'zod';
import { isDate, isTimeZone, type Weekday, weekdays } from './weekday.js';

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Use a 24-hour time, such as "08:00" or "17:30".');

const period = z
  .strictObject({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens !== closes && opens !== '24:00', {
    message: 'Write when it opens and when it closes, such as "22:00" and "02:00". All day is "00:00" to "24:00".',
  });

const periods = z.array(period);

const day = periods.optional();

/** Checks `OpeningHours`. */
export const openingHoursSchema = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'Use an IANA time zone name, such as "Africa/Nairobi".'),
  weekly: z.strictObject(Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>),
  exceptions: z
    .array(
      z.strictObject({
        date: z.string().refine(isDate, 'Use a calendar date, such as "2026-12-25".'),
        name: z.string().min(1).optional(),
        periods,
      }),
    )
    .optional(),
});

/** A period of the day during which a place is open. */
export interface OpenPeriod {
  /** In 24-hour format, such as "08:00". */
  opens: string;
  /** Such as "17:00". A time before `opens` is on the next day; "24:00" is the end of the day. */
  closes: string;
}

/** When a place is open, in its local time. */
export interface OpeningHours {
  /** IANA name of the place's time zone, such as "Africa/Nairobi". */
  timeZone: string;
  /** The periods for each weekday, in order. An omitted weekday is closed. */
  weekly: {
    monday?: OpenPeriod[] | undefined;
    tuesday?: OpenPeriod[] | undefined;
    wednesday?: OpenPeriod[] | undefined;
    thursday?: OpenPeriod[] | undefined;
    friday?: OpenPeriod[] | undefined;
    saturday?: OpenPeriod[] | undefined;
    sunday?: OpenPeriod[] | undefined;
  };
  /** Dates with different hours, such as holidays. `periods: []` means closed. */
  exceptions?:
    | {
        /** "2026-12-25". */
        date: string;
        /** The reason, as displayed, such as "Christmas Day". */
        name?: string | undefined;
        periods: OpenPeriod[];
      }[]
    | undefined;
}
