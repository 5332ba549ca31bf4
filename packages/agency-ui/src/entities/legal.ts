import * as z from 'zod';

const filled = z.string().min(1);

/** Checks a `LegalDocumentContent`. */
export const legalDocumentSchema = z.strictObject({
  title: filled,
  lastUpdated: z.iso.date(),
  introduction: filled,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
        heading: filled,
        blocks: z.array(z.union([filled, z.array(filled).min(1)])).min(1),
      }),
    )
    .min(1),
});

/** A legal document: sections of paragraphs and lists. */
export interface LegalDocumentContent {
  title: string;
  /** Date of the last change: `2025-04-18`. */
  lastUpdated: string;
  introduction: string;
  /** At least one. */
  sections: {
    /** Unique, in kebab-case: the fragment of the section. */
    id: string;
    /** Also the section's link in the table of contents. */
    heading: string;
    /** A string is a paragraph, an array a list. */
    blocks: (string | string[])[];
  }[];
}
