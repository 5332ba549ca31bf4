import * as z from 'zod';
import { sitePathSchema } from './link.js';
import { pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** One slide of the hero (spec section 3, "Hero slide"). */
export const heroSlideSchema = z
  .strictObject({
    title: filled,
    /** The part of the title that stands out. */
    highlightText: filled,
    description: filled,
    image: pictureSchema,
    /** Where "Our Services" leads from this slide. */
    servicePath: sitePathSchema,
    /** A short label above the title. */
    eyebrow: filled.optional(),
  })
  .refine((slide) => slide.title.includes(slide.highlightText), {
    path: ['highlightText'],
    message: 'Write a part of the title, letter for letter.',
  });

/** A service on the home page (spec section 3, "Service card"). */
export const serviceCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'Write an id in kebab-case.'),
  title: filled,
  description: filled,
  path: sitePathSchema,
  image: pictureSchema,
});

/** A number that the agency is proud of (spec section 2, "Impact numbers"). */
export const impactNumberSchema = z.strictObject({
  value: z.int().nonnegative(),
  /** Stands after the number: `%`. */
  unit: filled.optional(),
  label: filled,
});

/** The drawings of the printing showcase; a closed set. */
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

/** A thing that the print studio makes or does (spec section 2, "Printing showcase"). */
export const printingServiceSchema = z.strictObject({
  title: filled,
  description: filled,
  /** A drawing in the corner of the cell. */
  glyph: z.enum(printGlyphNames).optional(),
  /**
   * In the first cell, which has the room, and in one without a glyph it fills the cell behind the words. In the others
   * it takes the glyph's place while a mouse rests on the cell, on wide pages.
   */
  image: pictureSchema.optional(),
});

export type PrintGlyphName = (typeof printGlyphNames)[number];
export type PrintingService = z.infer<typeof printingServiceSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type ImpactNumber = z.infer<typeof impactNumberSchema>;
