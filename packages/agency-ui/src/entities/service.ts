import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** What a service consists of, as a card of its page (spec section 3, "Service offering"). */
export const serviceOfferingSchema = z.strictObject({
  name: filled,
  /** A word or two that stand for the name where there is little room, such as an index of the page. */
  shortName: filled.optional(),
  description: filled,
  image: pictureSchema,
});

/** A service as a section of the home page presents it: an eyebrow, a headline, a paragraph and three points. */
export const serviceFeatureSchema = z.strictObject({
  eyebrow: filled,
  heading: filled,
  description: filled,
  points: z.array(filled).length(3, 'Write exactly three points.'),
  path: sitePathSchema,
  images: z.array(pictureSchema).min(1),
  /** One emoji for the badge. Decorative. */
  badge: filled,
});

/** A list of capabilities under a heading of its own. */
export const capabilityListSchema = z.strictObject({ heading: filled, items: z.array(filled).min(1) });

/** A step of a process, or a reason, in its order. */
export const stepSchema = z.strictObject({ title: filled, description: filled });

export type ServiceOffering = z.infer<typeof serviceOfferingSchema>;
export type ServiceFeature = z.infer<typeof serviceFeatureSchema>;
export type CapabilityList = z.infer<typeof capabilityListSchema>;
export type Step = z.infer<typeof stepSchema>;
