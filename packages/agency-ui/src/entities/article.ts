import type { ReactNode } from 'react';
import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { type LinkedText, linkedTextSchema } from './linked-text.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** The kit's own article categories, in filter order. */
export const articleCategories = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
] as const;

/**
 * Creates the `Article` schema for a blog that has its own categories. It rejects any category that isn't in the list.
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

/** Validates an `Article` whose category is one of `articleCategories`. */
export const articleSchema = createArticleSchema({ categories: articleCategories });

/** A blog article. */
export interface Article {
  title: string;
  excerpt: string;
  /** One of the `ArticleFilter` categories. */
  category: string;
  /** The author, as a team rather than a person. */
  author: string;
  /** Publication date, such as `2025-03-14`. */
  date: string;
  image: PictureSource;
  /** Whether `FeaturedArticles` shows it. */
  featured: boolean;
  /** Path of the article's page. If omitted, "Read More" is a button. */
  path?: string | undefined;
}

/** One of the kit's own categories. */
export type ArticleCategory = (typeof articleCategories)[number];

/** A paragraph with links in an article. */
export interface ArticleParagraph {
  /** Its parts in order: `['See ', { name: 'our prices', path: '/prices' }, '.']`. */
  paragraph: LinkedText;
}

/** A table in an article. */
export interface ArticleTable {
  /** Shown above the table, as its caption. */
  caption: string;
  /** Column headings. */
  columns: string[];
  /** One cell per column. The first is the row's heading. */
  rows: string[][];
}

/** Numbered steps in an article. */
export interface ArticleSteps {
  /** At least one. A step with links is an array of its parts. */
  steps: (string | LinkedText)[];
  /**
   * Number of the first step, for steps that continue an earlier list.
   *
   * @default 1
   */
  start?: number | undefined;
}

/** A quotation in an article. */
export interface ArticleQuote {
  /** Without quotation marks, because the component adds them. */
  quote: string;
  /** Name of the person quoted. */
  name?: string | undefined;
}

/** A picture in an article. */
export interface ArticlePicture {
  /** Describe it in `alt`, unless the caption already does. */
  picture: PictureSource;
  caption?: string | undefined;
}

/** A video, a map, a form or anything else in an article that has its own component. */
export interface ArticleContent {
  /**
   * Rendered between the other blocks, and not counted in the reading time. Put content from another website into a
   * `ConsentGate`, so that nothing loads from there before the visitor allows it. `Video` needs no gate.
   */
  content: ReactNode;
}

/**
 * A block in an article: a string is a paragraph, an array is a list. An item with links is an array of its parts.
 */
export type ArticleBlock =
  | string
  | (string | LinkedText)[]
  | ArticleParagraph
  | ArticleTable
  | ArticleSteps
  | ArticleQuote
  | ArticlePicture
  | ArticleContent;

/** The text of an article. */
export interface ArticleBody {
  /** The first paragraph, in larger type. */
  introduction: string;
  sections: {
    /** Unique, in kebab-case. Used as the section's fragment. */
    id: string;
    heading: string;
    /** At least one. */
    blocks: ArticleBlock[];
  }[];
}

const tableSchema = z
  .strictObject({
    caption: filled,
    columns: z.array(filled).min(2),
    rows: z.array(z.array(z.string())).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'Give every row of the table one cell for each column.',
  });

const itemsSchema = z.array(z.union([filled, linkedTextSchema])).min(1);

/** Checks an `ArticleBody`. */
export const articleBodySchema = z
  .strictObject({
    introduction: filled,
    sections: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
        heading: filled,
        blocks: z
          .array(
            z.union(
              [
                filled,
                itemsSchema,
                z.strictObject({ paragraph: linkedTextSchema }),
                tableSchema,
                z.strictObject({ steps: itemsSchema, start: z.int().min(1).optional() }),
                z.strictObject({ quote: filled, name: filled.optional() }),
                z.strictObject({ picture: pictureSchema, caption: filled.optional() }),
                z.strictObject({
                  content: z.custom<ReactNode>((content) => content !== undefined && content !== null),
                }),
              ],
              'Write a paragraph as a string, a list as an array of strings, or an object with "paragraph", "rows", ' +
                '"steps", "quote", "picture" or "content".',
            ),
          )
          .min(1),
      }),
    ),
  })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    message: 'Give every section in the article its own id.',
  });
