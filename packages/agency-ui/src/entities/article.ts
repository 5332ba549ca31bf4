import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** The blog's categories, in the order of its filter. */
export const articleCategories = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
] as const;

/** Checks an `Article`. */
export const articleSchema = z.strictObject({
  title: filled,
  excerpt: filled,
  category: z.enum(articleCategories),
  author: filled,
  date: z.iso.date(),
  image: pictureSchema,
  featured: z.boolean(),
  path: sitePathSchema.optional(),
});

/** A blog article. */
export interface Article {
  title: string;
  excerpt: string;
  category: ArticleCategory;
  /** Author: a team rather than a person. */
  author: string;
  /** Publication date: `2025-03-14`. */
  date: string;
  image: PictureSource;
  /** Whether `FeaturedArticles` shows it. */
  featured: boolean;
  /** Path of the article's page. Without it "Read More" is a button. */
  path?: string | undefined;
}

export type ArticleCategory = (typeof articleCategories)[number];
