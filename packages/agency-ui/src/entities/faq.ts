import type { ReactNode } from 'react';
import * as z from 'zod';

const filled = z.string().min(1);

/** Checks a `FaqEntry`. */
export const faqEntrySchema = z.strictObject({
  question: filled,
  answer: filled,
  content: z.custom<ReactNode>().optional(),
  id: z
    .string()
    .regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.')
    .optional(),
});

/** Checks a `FaqCategory`. */
export const faqCategorySchema = z.strictObject({ name: filled, entries: z.array(faqEntrySchema).min(1) });

/** A question and its answer. */
export interface FaqEntry {
  question: string;
  /** The answer as text, which structured data also uses. A blank line starts a new paragraph. */
  answer: string;
  /** Shown instead of the text. Gives the same answer, with links, a list or a table. */
  content?: ReactNode;
  /** Unique key in kebab-case. Part of the answer's fragment, and the key for its extra content. */
  id?: string | undefined;
}

/** The questions in one category. */
export interface FaqCategory {
  /** The tab's label, unique among the categories. */
  name: string;
  /** In display order. At least one. */
  entries: FaqEntry[];
}
