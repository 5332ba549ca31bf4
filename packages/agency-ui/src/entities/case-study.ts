import * as z from 'zod';
import { type Quote, quoteSchema } from './about.js';

const filled = z.string().min(1);

/** Checks a `CaseStudyStory`. */
export const caseStudySchema = z.strictObject({
  heading: filled,
  lead: filled.optional(),
  facts: z.array(z.strictObject({ term: filled, detail: filled })).min(1),
  chapters: z
    .array(
      z.strictObject({
        title: filled,
        paragraphs: z.array(filled).min(1),
        highlighted: z.boolean().optional(),
      }),
    )
    .min(2),
  figures: z
    .array(z.strictObject({ value: filled, label: filled, method: filled.optional() }))
    .min(2)
    .max(4),
  quote: quoteSchema.optional(),
  credits: z.array(z.strictObject({ term: filled, detail: filled })).optional(),
  note: filled.optional(),
});

/** The full story of a project. */
export interface CaseStudyStory {
  /** The story's headline. */
  heading: string;
  /** One or two sentences. */
  lead?: string | undefined;
  /** Facts for comparing projects, such as place, time and people. At least one. */
  facts: { term: string; detail: string }[];
  /** The brief, the build and the result, in order. At least two. */
  chapters: {
    /** One to three words. */
    title: string;
    paragraphs: string[];
    /** Puts the chapter on a tinted panel. For the one chapter that readers shouldn't miss, such as what went wrong. */
    highlighted?: boolean | undefined;
  }[];
  /** Two to four results, as figures. */
  figures: {
    /** As displayed, up to six characters, such as "9,400". */
    value: string;
    label: string;
    /** How it was counted, such as "Counted at the gate". */
    method?: string | undefined;
  }[];
  /** The client's comment. */
  quote?: Quote | undefined;
  /** Who did what: a role and the people's names. */
  credits?: { term: string; detail: string }[] | undefined;
  /** Small print at the end. */
  note?: string | undefined;
}
