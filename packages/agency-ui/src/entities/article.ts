import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** The categories of the blog, in the order of its filter (spec section 2, "Blog"). */
export const articleCategories = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
] as const;

/** An article of the blog (spec section 3, "Blog article"). */
export const articleSchema = z.strictObject({
  title: filled,
  excerpt: filled,
  category: z.enum(articleCategories),
  /** Who wrote it: a team rather than a person. */
  author: filled,
  /** Day of publication: `2025-03-14`. */
  date: z.iso.date(),
  image: pictureSchema,
  featured: z.boolean(),
  /** Where the whole article stands. The spec's articles have no page of their own, so "Read More" leads nowhere. */
  path: sitePathSchema.optional(),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleCategory = Article['category'];
