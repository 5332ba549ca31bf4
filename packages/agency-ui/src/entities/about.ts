import * as z from 'zod';
import { type NavigationItem, navigationItemSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `Milestone`. */
export const milestoneSchema = z.strictObject({ date: filled, title: filled, description: filled });

/** Checks a `TeamMember`. */
export const teamMemberSchema = z.strictObject({
  name: filled,
  role: filled,
  bio: filled,
  image: pictureSchema,
  linkedin: z.url({ protocol: /^https$/ }).optional(),
});

/** Checks a `Value`. */
export const valueSchema = z.strictObject({ title: filled, description: filled });

/** Checks a `Commitment`. */
export const commitmentSchema = z.strictObject({ title: filled, items: z.array(filled).min(1) });

/** Checks a `Quote`. */
export const quoteSchema = z.strictObject({ text: filled, name: filled, role: filled.optional() });

/** Checks a `Testimonial`. */
export const testimonialSchema = z.strictObject({
  text: filled,
  name: filled,
  role: filled,
  project: navigationItemSchema.optional(),
});

/** Checks a `Client`. */
export const clientSchema = z.strictObject({ name: filled, logo: pictureSchema.optional() });

/** A milestone of the agency's history. */
export interface Milestone {
  /** A year, or a word such as "Today". */
  date: string;
  title: string;
  description: string;
}

/** A team member. */
export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  image: PictureSource;
  /** URL of a profile. Must start with `https:`. */
  linkedin?: string | undefined;
}

/** A value of the agency. */
export interface Value {
  title: string;
  /** The meaning of the value in practice. */
  description: string;
}

/** A commitment of the agency to one group of people. */
export interface Commitment {
  title: string;
  /** At least one. */
  items: string[];
}

/** A quotation. */
export interface Quote {
  text: string;
  /** Name of the speaker. */
  name: string;
  role?: string | undefined;
}

/** A client's statement about finished work. */
export interface Testimonial {
  /** Without quotation marks. */
  text: string;
  /** Name of the speaker, or their job. */
  name: string;
  /** Their organisation, or its industry. */
  role: string;
  /** Link to the project that the statement is about. */
  project?: NavigationItem | undefined;
}

/** A client of the agency. */
export interface Client {
  name: string;
  /** Without a logo the name is set in type. */
  logo?: PictureSource | undefined;
}
