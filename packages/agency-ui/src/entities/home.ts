import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** A slide of the hero. */
export const heroSlideSchema = z
  .strictObject({
    title: filled,
    /** The highlighted part of the title. */
    highlightText: filled,
    description: filled,
    image: pictureSchema,
    /** Target of the slide's second link. */
    servicePath: sitePathSchema,
    /** Label above the title. */
    eyebrow: filled.optional(),
  })
  .refine((slide) => slide.title.includes(slide.highlightText), {
    path: ['highlightText'],
    message: 'Write a part of the title, letter for letter.',
  });

/** A service on the home page. */
export const serviceCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'Write an id in kebab-case.'),
  title: filled,
  description: filled,
  path: sitePathSchema,
  image: pictureSchema,
});

/** An impact number of the agency. */
export const impactNumberSchema = z.strictObject({
  value: z.int().nonnegative(),
  /** Unit after the number: `%`. */
  unit: filled.optional(),
  label: filled,
  /** What the number counts, and since when, in a few words. */
  caption: filled.optional(),
});

/** Glyphs of the printing showcase: a closed set. */
export const printGlyphNames = [
  'book',
  'pixels',
  'cylinders',
  'folds',
  'dieCut',
  'letters',
  'openBook',
  'toteBag',
  'overprint',
] as const;

/** A product or service of the print studio. */
export const printingServiceSchema = z.strictObject({
  title: filled,
  description: filled,
  /** Glyph in the corner of the cell. */
  glyph: z.enum(printGlyphNames).optional(),
  /**
   * Fills the first cell, and any cell without a glyph, behind the text. In other cells it replaces the glyph on hover,
   * on wide pages.
   */
  image: pictureSchema.optional(),
});

export type PrintGlyphName = (typeof printGlyphNames)[number];
export type PrintingService = z.infer<typeof printingServiceSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type ImpactNumber = z.infer<typeof impactNumberSchema>;
