import * as z from 'zod';
import { type IconComponent, iconComponentSchema } from './icon.js';
import { sitePathSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `HeroSlide`. */
export const heroSlideSchema = z
  .strictObject({
    title: filled,
    highlightText: filled.optional(),
    description: filled,
    image: pictureSchema,
    servicePath: sitePathSchema.optional(),
    eyebrow: filled.optional(),
  })
  .refine(({ title, highlightText }) => !highlightText || title.includes(highlightText), {
    path: ['highlightText'],
    message: 'Use part of the title, exactly as it is written there.',
  });

/** Checks a `ServiceCard`. */
export const serviceCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'Use an id in kebab-case.'),
  title: filled,
  description: filled,
  price: filled.optional(),
  path: sitePathSchema,
  image: pictureSchema,
});

/** Checks an `ImpactNumber`. */
export const impactNumberSchema = z.strictObject({
  value: z.int().nonnegative(),
  unit: filled.optional(),
  label: filled,
  caption: filled.optional(),
});

/** Names of the printing showcase's glyphs. */
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

/** Checks a `PrintingService`. */
export const printingServiceSchema = z.strictObject({
  title: filled,
  description: filled,
  glyph: z
    .union(
      [z.enum(printGlyphNames), iconComponentSchema],
      `Use one of ${printGlyphNames.join(', ')}, or a component that renders an <svg>.`,
    )
    .optional(),
  image: pictureSchema.optional(),
});

export type PrintGlyphName = (typeof printGlyphNames)[number];

/** A product or service of the print studio. */
export interface PrintingService {
  title: string;
  description: string;
  /** Glyph in the cell's corner: one of the set, or a component that renders a different one. */
  glyph?: PrintGlyphName | IconComponent | undefined;
  /**
   * Fills the first cell, and any cell without a glyph, behind the text. In the other cells, it replaces the glyph on
   * hover on wide pages.
   */
  image?: PictureSource | undefined;
}

/** A hero slide. */
export interface HeroSlide {
  /** Unique among the slides. */
  title: string;
  /** The highlighted part of the title. Must be an exact substring of `title`. */
  highlightText?: string | undefined;
  description: string;
  image: PictureSource;
  /**
   * Target of the slide's second link: a path on the site, such as `/services/events`. Without it, there is no second
   * link.
   */
  servicePath?: string | undefined;
  /** Label above the title. */
  eyebrow?: string | undefined;
}

/** A service on the home page. */
export interface ServiceCard {
  /** Unique, in kebab-case. */
  id: string;
  title: string;
  description: string;
  /** A guide price, shown below the description: `KES 4,000–12,000 a guest`. */
  price?: string | undefined;
  /** Path of the service's page. */
  path: string;
  image: PictureSource;
}

/** One of the agency's impact figures. */
export interface ImpactNumber {
  /** A whole number, 0 or more. */
  value: number;
  /** Unit after the number: `%`. */
  unit?: string | undefined;
  label: string;
  /** What is counted, and since when, in a few words. */
  caption?: string | undefined;
}
