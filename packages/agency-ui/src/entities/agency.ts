import * as z from 'zod';
import { type PostalAddress, postalAddressSchema } from './address.js';
import { type BrandMark, brandMarkSchema } from './brand.js';
import { type OpeningHours, openingHoursSchema } from './opening-hours.js';

const filled = z.string().min(1);

/** Checks an `Agency`. */
export const agencySchema = z
  .strictObject({
    name: filled,
    nameHighlight: filled.optional(),
    mark: brandMarkSchema.optional(),
    tagline: filled,
    phone: z.string().regex(/^\+\d[\d ]{6,18}$/, 'Write the number with its country code, such as "+254 700 000 000".'),
    email: z.email(),
    address: postalAddressSchema,
    hours: z
      .strictObject({
        weekdays: filled.optional(),
        weekend: filled.optional(),
        lines: z.array(filled).min(1).optional(),
        week: openingHoursSchema.optional(),
      })
      .refine((hours) => Object.values(hours).some((one) => one !== undefined), {
        message: 'Write the hours by weekday as "week", or in your own words as "lines".',
      }),
    social: z.array(z.strictObject({ name: filled, url: z.url({ protocol: /^https$/ }) })),
  })
  .refine((agency) => !agency.nameHighlight || agency.name.includes(agency.nameHighlight), {
    path: ['nameHighlight'],
    message: 'Use part of the name.',
  });

/** An agency's identity, kept in one content file. */
export interface Agency {
  name: string;
  /** The part of the name in the highlight colour. Must be an exact substring of `name`. */
  nameHighlight?: string | undefined;
  /** Drawn before the name. */
  mark?: BrandMark | undefined;
  /** One sentence, for the footer. */
  tagline: string;
  /** Phone number with its country code, grouped by spaces: "+254 700 000 000". Links use only its digits. */
  phone: string;
  email: string;
  address: PostalAddress;
  /**
   * Opening hours, which `ContactDetails`, `ContactBand` and `ChatPanel` show; `SiteFooter` doesn't. One way to write
   * them is enough; components show `lines`, or else `week`, or else the two strings.
   */
  hours: {
    /** The hours by weekday. Components write them in the page's language, and group weekdays with the same hours. */
    week?: OpeningHours | undefined;
    /** In your own words, with one line per group of weekdays: "Tuesday and Thursday, by appointment". */
    lines?: string[] | undefined;
    /** As displayed, such as "Monday to Friday, 8 am to 5 pm". */
    weekdays?: string | undefined;
    /** As displayed, such as "Closed". Left out where there is little space. */
    weekend?: string | undefined;
  };
  /** Social network profiles. The schema accepts only `https:`. `[]` for none. */
  social: {
    /** Name of the network. */
    name: string;
    url: string;
  }[];
}
