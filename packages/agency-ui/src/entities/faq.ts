import * as z from 'zod';

const filled = z.string().min(1);

/** A question and its answer (spec section 3, "FAQ entry"). A blank line in the answer starts a new paragraph. */
export const faqEntrySchema = z.strictObject({
  question: filled,
  answer: filled,
  /** Names the question in addresses, and where something is added to its answer. Never the same twice. */
  id: z
    .string()
    .regex(/^[a-z\d-]+$/, 'Write an id in kebab-case.')
    .optional(),
});

/** The questions of one category, in the order of the tabs. */
export const faqCategorySchema = z.strictObject({ name: filled, entries: z.array(faqEntrySchema).min(1) });

export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
