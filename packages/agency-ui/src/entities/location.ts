import * as z from 'zod';
import { type PostalAddress, postalAddressSchema } from './address.js';
import { type OpeningHours, openingHoursSchema } from './opening-hours.js';
import { type PictureSource, pictureSchema } from './picture.js';

const url = z.url({ protocol: /^https$/, error: 'Use a URL that starts with "https:".' });

/** Checks a `Location`. */
export const locationSchema = z.strictObject({
  name: z.string().min(1),
  address: postalAddressSchema,
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,18}$/, 'Write the number with its country code, such as "+254 700 000 000".')
    .optional(),
  email: z.email().optional(),
  note: z.string().min(1).optional(),
  hours: openingHoursSchema.optional(),
  directions: url.optional(),
  map: z.strictObject({ picture: pictureSchema, embed: url.optional() }).optional(),
});

/** A branch, shop or office. */
export interface Location {
  /** Name that distinguishes it from other locations, such as "Westlands". */
  name: string;
  address: PostalAddress;
  /** Phone number with its country code, grouped by spaces: "+254 700 000 000". */
  phone?: string | undefined;
  email?: string | undefined;
  /** One sentence, such as how to find the door. */
  note?: string | undefined;
  hours?: OpeningHours | undefined;
  /** A map service's directions page. The schema accepts only `https:`. */
  directions?: string | undefined;
  /** A picture of the map, hosted on your own server. */
  map?:
    | {
        picture: PictureSource;
        /**
         * A map service's page, embedded in a frame. Loaded only when the visitor asks for it. Must start with
         * `https:`.
         */
        embed?: string | undefined;
      }
    | undefined;
}
