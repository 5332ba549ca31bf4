import * as z from 'zod';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** A finished piece of work (spec section 3, "Project"). */
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
  /** As it is shown; the spec fixes it to "2024". */
  date: filled,
});

export type Project = z.infer<typeof projectSchema>;
