import * as z from 'zod';
import { postalAddressSchema } from './address.js';
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
    address: postalAddressSchema.required({ area: true }),
    hours: z.strictObject({
      weekdays: filled,
      weekend: filled,
      lines: z.array(filled).min(1).optional(),
      week: openingHoursSchema.optional(),
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
  address: {
    street: string;
    area: string;
    /** As written in addresses, such as "00100". */
    postcode?: string | undefined;
    city: string;
    /** State, province or county, if addresses there include one. */
    region?: string | undefined;
    country: string;
  };
  /** Opening hours as displayed, such as "8 am to 5 pm". */
  hours: {
    weekdays: string;
    weekend: string;
    /**
     * One line per group of weekdays with the same hours: "Tuesday and Thursday, 8:00 to 12:00". Replaces the two
     * strings above in `ContactDetails`.
     */
    lines?: string[] | undefined;
    /** The same hours by weekday, with holidays, for `Locations`. */
    week?: OpeningHours | undefined;
  };
  /** Social network profiles. `url` must start with `https:`. `[]` for none. */
  social: {
    /** Name of the network. */
    name: string;
    url: string;
  }[];
}
