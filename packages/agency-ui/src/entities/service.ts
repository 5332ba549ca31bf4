import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** An offering of a service, as a card of its page. */
export const serviceOfferingSchema = z.strictObject({
  name: filled,
  /** Short name for narrow places such as an index. */
  shortName: filled.optional(),
  description: filled,
  image: pictureSchema,
});

/** A service as a section of the home page: eyebrow, heading, description and three points. */
export const serviceFeatureSchema = z.strictObject({
  eyebrow: filled,
  heading: filled,
  description: filled,
  points: z.array(filled).length(3, 'Write exactly three points.'),
  path: sitePathSchema,
  images: z.array(pictureSchema).min(1),
  /** Emoji of the badge. Decorative. */
  badge: filled,
});

/** A list of capabilities with its own heading. */
export const capabilityListSchema = z.strictObject({ heading: filled, items: z.array(filled).min(1) });

/** A step of a process, or a reason. */
export const stepSchema = z.strictObject({ title: filled, description: filled });

export type ServiceOffering = z.infer<typeof serviceOfferingSchema>;
export type ServiceFeature = z.infer<typeof serviceFeatureSchema>;
export type CapabilityList = z.infer<typeof capabilityListSchema>;
export type Step = z.infer<typeof stepSchema>;
