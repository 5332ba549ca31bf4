import * as z from 'zod';

const filled = z.string().min(1);

/** A question with its answer. A blank line in the answer starts a new paragraph. */
export const faqEntrySchema = z.strictObject({
  question: filled,
  answer: filled,
  /** Unique key of the question: part of its fragment, and the key of its extra content. */
  id: z
    .string()
    .regex(/^[a-z\d-]+$/, 'Write an id in kebab-case.')
    .optional(),
});

/** The questions of one category, in display order. */
export const faqCategorySchema = z.strictObject({ name: filled, entries: z.array(faqEntrySchema).min(1) });

export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
