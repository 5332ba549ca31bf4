import * as z from 'zod';

const filled = z.string().min(1);

/** A document's sections: paragraphs and lists under headings. */
export const documentSectionsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
      heading: filled,
      blocks: z.array(z.union([filled, z.array(filled).min(1)])).min(1),
    }),
  )
  .min(1);
