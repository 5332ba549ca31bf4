import * as z from 'zod';

const filled = z.string().min(1);

/** The sections of a document: paragraphs and lists with headings. */
export const documentSectionsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
      heading: filled,
      blocks: z.array(z.union([filled, z.array(filled).min(1)])).min(1),
    }),
  )
  .min(1);
