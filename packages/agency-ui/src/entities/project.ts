import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `Project`. */
export const projectSchema = z.strictObject({
  id: z.int().positive(),
  title: filled,
  category: filled,
  client: filled.optional(),
  image: pictureSchema,
  pictures: z.array(pictureSchema).optional(),
  summary: filled,
  note: filled.optional(),
  overview: z.array(filled).min(1),
  date: filled,
  facts: z.array(z.strictObject({ term: filled, detail: filled })).optional(),
  outcome: filled.optional(),
});

/** A finished project. */
export interface Project {
  /** Unique and at least 1. */
  id: number;
  title: string;
  category: string;
  /** Omit it if the work has no client, or the client can't be named. */
  client?: string | undefined;
  /** The first picture, on cards and at the top of the project's own page. */
  image: PictureSource;
  /**
   * More pictures, which `ProjectDetail` shows below its text. Visitors can't open them; for that, leave them out here
   * and render a `Gallery` below.
   */
  pictures?: PictureSource[] | undefined;
  /** One sentence, for cards. */
  summary: string;
  /** Marks the project on its `ProjectGrid` card, in a few words, such as "Full story" or a budget. */
  note?: string | undefined;
  /** Paragraphs for the project's own page. At least one. */
  overview: string[];
  /** Date as displayed. */
  date: string;
  /** More facts, such as the crew and how many days it took. */
  facts?: { term: string; detail: string }[] | undefined;
  /** The outcome in figures, in one or two sentences. */
  outcome?: string | undefined;
}
