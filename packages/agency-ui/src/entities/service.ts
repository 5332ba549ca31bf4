import * as z from 'zod';
import { type IconComponent, iconComponentSchema } from './icon.js';
import { sitePathSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `ServiceOffering`. */
export const serviceOfferingSchema = z.strictObject({
  name: filled,
  shortName: filled.optional(),
  description: filled,
  image: pictureSchema,
});

/** Checks a `ServiceFeature`. */
export const serviceFeatureSchema = z.strictObject({
  eyebrow: filled,
  heading: filled,
  description: filled,
  points: z.array(filled).length(3, 'Write exactly three points.'),
  path: sitePathSchema,
  images: z.array(pictureSchema).min(1),
  badge: z.union([filled, iconComponentSchema], 'Write an emoji, or a component that renders an <svg>.'),
});

/** Checks a `CapabilityList`. */
export const capabilityListSchema = z.strictObject({ heading: filled, items: z.array(filled).min(1) });

/** Checks a `Step`. */
export const stepSchema = z.strictObject({ title: filled, description: filled });

/** One of a service's offerings, shown as a card on its page. */
export interface ServiceOffering {
  name: string;
  /** Short name for tight spaces, such as an index. */
  shortName?: string | undefined;
  description: string;
  image: PictureSource;
}

/** A service, shown as a section of the home page. */
export interface ServiceFeature {
  /** Label above the heading. */
  eyebrow: string;
  heading: string;
  description: string;
  /** Exactly three. */
  points: string[];
  /** Path of the service's page. */
  path: string;
  /** At least one. */
  images: PictureSource[];
  /** The badge's emoji, or a component that renders an icon. Decorative. */
  badge: string | IconComponent;
}

/** A list of capabilities. */
export interface CapabilityList {
  heading: string;
  /** At least one. */
  items: string[];
}

/** A step in a process, or a reason. */
export interface Step {
  title: string;
  description: string;
}
