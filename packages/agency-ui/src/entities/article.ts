import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** The blog's categories, in the order of its filter. */
export const articleCategories = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
] as const;

/** A blog article. */
export const articleSchema = z.strictObject({
  title: filled,
  excerpt: filled,
  category: z.enum(articleCategories),
  /** Author: a team rather than a person. */
  author: filled,
  /** Publication date: `2025-03-14`. */
  date: z.iso.date(),
  image: pictureSchema,
  featured: z.boolean(),
  /** Path of the article's page. Without it "Read More" is a button. */
  path: sitePathSchema.optional(),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleCategory = Article['category'];
