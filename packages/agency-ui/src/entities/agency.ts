import * as z from 'zod';
import { brandMarkSchema } from './brand.js';

const filled = z.string().min(1);

/** The identity of an agency, in one content file. */
export const agencySchema = z
  .strictObject({
    name: filled,
    /** The part of the name in the highlight colour. */
    nameAccent: filled.optional(),
    mark: brandMarkSchema.optional(),
    tagline: filled,
    /** Phone number with its country code, grouped by spaces. Links use its digits. */
    phone: z.string().regex(/^\+\d[\d ]{6,18}$/, 'Write the number with its country code, such as "+254 700 000 000".'),
    email: z.email(),
    address: z.strictObject({ street: filled, area: filled, city: filled, country: filled }),
    hours: z.strictObject({ weekdays: filled, weekend: filled }),
    social: z.array(z.strictObject({ name: filled, url: z.url({ protocol: /^https$/ }) })),
  })
  .refine((agency) => !agency.nameAccent || agency.name.includes(agency.nameAccent), {
    path: ['nameAccent'],
    message: 'Write a part of the name.',
  });

export type Agency = z.infer<typeof agencySchema>;
