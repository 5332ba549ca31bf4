import * as z from 'zod';

const filled = z.string().min(1);

/** A legal document: sections of paragraphs and lists, each with a heading for the table of contents. */
export const legalDocumentSchema = z.strictObject({
  title: filled,
  /** Date of the last change: `2025-04-18`. */
  lastUpdated: z.iso.date(),
  introduction: filled,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z\d-]+$/, 'Write an id in kebab-case.'),
        heading: filled,
        /** A string is a paragraph, an array a list. */
        blocks: z.array(z.union([filled, z.array(filled).min(1)])).min(1),
      }),
    )
    .min(1),
});

export type LegalDocument = z.infer<typeof legalDocumentSchema>;
