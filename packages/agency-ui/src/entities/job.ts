import * as z from 'zod';
import { type PostalAddress, postalAddressSchema } from './address.js';
import { documentSectionsSchema } from './document.js';
import { sitePathSchema } from './link.js';
import { isDate, isTimeZone } from './weekday.js';

const filled = z.string().min(1);
const date = z.string().refine(isDate, 'Use a calendar date, such as "2026-12-25".');

/** Contract types, in the order of their labels. */
export const jobContracts = [
  'fullTime',
  'partTime',
  'temporary',
  'freelance',
  'internship',
  'apprenticeship',
  'volunteer',
] as const;

export type JobContract = (typeof jobContracts)[number];

/** Salary periods. */
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Checks a `Job`. */
export const jobSchema = z.strictObject({
  title: filled,
  path: sitePathSchema,
  summary: filled.optional(),
  team: filled.optional(),
  place: filled,
  isRemote: z.boolean().optional(),
  address: postalAddressSchema.optional(),
  contract: z.enum(jobContracts),
  posted: date.optional(),
  closing: z
    .strictObject({
      date,
      time: z
        .string()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use a 24-hour time, such as "17:00".')
        .optional(),
      timeZone: z.string().refine(isTimeZone, 'Use an IANA time zone name, such as "Africa/Nairobi".'),
    })
    .optional(),
  isClosed: z.boolean().optional(),
  salary: z
    .strictObject({
      from: z.number().nonnegative(),
      to: z.number().nonnegative().optional(),
      currency: z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code, such as "KES".'),
      period: z.enum(salaryPeriods),
    })
    .refine(({ from, to = from }) => from <= to, 'Write the lower amount as "from" and the higher one as "to".')
    .optional(),
});

/** Checks a `JobDescription`. */
export const jobDescriptionSchema = z.strictObject({ introduction: filled, sections: documentSectionsSchema });

/** The deadline for applications. */
export interface JobClosing {
  /** The last day: "2026-12-11". */
  date: string;
  /** In 24-hour format, such as "17:00". Without it, applications are accepted until the end of the day. */
  time?: string | undefined;
  /** IANA name of the time zone for the date and time, such as "Africa/Nairobi". */
  timeZone: string;
}

/** What a job pays. */
export interface JobSalary {
  /** In currency units, such as 90000. For a range, the lower end. */
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
  /** Three-letter ISO 4217 code, such as `KES`. */
  currency: string;
  period: SalaryPeriod;
}

/** A job to apply for. */
export interface Job {
  title: string;
  /** Path of its page. Unique among the jobs. */
  path: string;
  /** One or two sentences, for the list. */
  summary?: string | undefined;
  /** Team or department. */
  team?: string | undefined;
  /** Where the work is, as displayed, such as "Nairobi, Westlands". */
  place: string;
  /** Whether all of the work may be done remotely. */
  isRemote?: boolean | undefined;
  /** Address of the workplace, for search engines. */
  address?: PostalAddress | undefined;
  contract: JobContract;
  /** Date on which the job was posted, such as "2026-11-20". */
  posted?: string | undefined;
  /** The deadline for applications. Without it, the job stays open until `isClosed` is set. */
  closing?: JobClosing | undefined;
  /** Closes the job early, for example because it has been filled. */
  isClosed?: boolean | undefined;
  salary?: JobSalary | undefined;
}

/** The text of a job's page. */
export interface JobDescription {
  /** One paragraph. */
  introduction: string;
  /** Sections such as "Tasks", "What you bring" and "What we offer". At least one. */
  sections: {
    /** Unique, in kebab-case. Used as the section's fragment. */
    id: string;
    heading: string;
    /** A string is a paragraph; an array is a list. */
    blocks: (string | string[])[];
  }[];
}
