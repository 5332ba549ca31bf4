import * as z from 'zod';
import { navigationItemSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** A milestone of the agency's history; `when` is a year, or a word such as "Today". */
export const milestoneSchema = z.strictObject({ when: filled, title: filled, description: filled });

/** A team member. */
export const teamMemberSchema = z.strictObject({
  name: filled,
  role: filled,
  bio: filled,
  image: pictureSchema,
  linkedin: z.url({ protocol: /^https$/ }).optional(),
});

/** A value of the agency, with what it means in practice. */
export const valueSchema = z.strictObject({ title: filled, description: filled });

/** A commitment of the agency to one group of people. */
export const commitmentSchema = z.strictObject({ title: filled, items: z.array(filled).min(1) });

/** A quotation. */
export const quoteSchema = z.strictObject({ text: filled, name: filled, role: filled.optional() });

/** What a client says about finished work; `role` names their job and organisation. */
export const testimonialSchema = z.strictObject({
  text: filled,
  name: filled,
  role: filled,
  /** The project that they talk about. */
  project: navigationItemSchema.optional(),
});

/** A client of the agency. Without a logo their name is set in type. */
export const clientSchema = z.strictObject({ name: filled, logo: pictureSchema.optional() });

export type Testimonial = z.infer<typeof testimonialSchema>;
export type Client = z.infer<typeof clientSchema>;
export type Milestone = z.infer<typeof milestoneSchema>;
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Value = z.infer<typeof valueSchema>;
export type Commitment = z.infer<typeof commitmentSchema>;
export type Quote = z.infer<typeof quoteSchema>;
