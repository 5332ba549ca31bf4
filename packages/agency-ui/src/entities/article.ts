import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** The kit's own categories of articles, in the order of the filter. */
export const articleCategories = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
] as const;

/**
 * Creates the schema of an `Article` for a blog with other categories. It rejects a category that is not in the list.
 */
export const createArticleSchema = <const Category extends string>({
  categories,
}: {
  categories: readonly Category[];
}) =>
  z.strictObject({
    title: filled,
    excerpt: filled,
    category: z.enum(categories),
    author: filled,
    date: z.iso.date(),
    image: pictureSchema,
    featured: z.boolean(),
    path: sitePathSchema.optional(),
  });

/** Checks an `Article` with one of `articleCategories`. */
export const articleSchema = createArticleSchema({ categories: articleCategories });

/** A blog article. */
export interface Article {
  title: string;
  excerpt: string;
  /** One of the categories of `ArticleFilter`. */
  category: string;
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

/** One of the kit's own categories. */
export type ArticleCategory = (typeof articleCategories)[number];
