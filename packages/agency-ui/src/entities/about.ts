import * as z from 'zod';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** A moment of the agency's story; `when` is a year, or a word such as "Today". */
export const milestoneSchema = z.strictObject({ when: filled, title: filled, description: filled });

/** Somebody of the team (spec section 3, "Team member"). */
export const teamMemberSchema = z.strictObject({
  name: filled,
  role: filled,
  bio: filled,
  image: pictureSchema,
  linkedin: z.url({ protocol: /^https$/ }).optional(),
});

/** Something the agency holds dear, with what it means in practice. */
export const valueSchema = z.strictObject({ title: filled, description: filled });

/** What the agency promises to one group of people. */
export const commitmentSchema = z.strictObject({ title: filled, items: z.array(filled).min(1) });

/** Somebody's words. */
export const quoteSchema = z.strictObject({ text: filled, name: filled, role: filled.optional() });

export type Milestone = z.infer<typeof milestoneSchema>;
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Value = z.infer<typeof valueSchema>;
export type Commitment = z.infer<typeof commitmentSchema>;
export type Quote = z.infer<typeof quoteSchema>;
