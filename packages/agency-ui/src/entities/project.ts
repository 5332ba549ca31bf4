import * as z from 'zod';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** A finished project. */
export const projectSchema = z.strictObject({
  id: z.int().positive(),
  title: filled,
  category: filled,
  client: filled,
  image: pictureSchema,
  /** One sentence, for cards. */
  summary: filled,
  /** Paragraphs, for the project's own page. */
  overview: z.array(filled).min(1),
  /** Date as displayed. */
  date: filled,
  /** Further facts, such as the crew and the days it took. */
  facts: z.array(z.strictObject({ term: filled, detail: filled })).optional(),
  /** What came of it, in figures: one or two sentences. */
  outcome: filled.optional(),
});

export type Project = z.infer<typeof projectSchema>;
