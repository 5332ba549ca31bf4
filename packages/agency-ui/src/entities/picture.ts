import * as z from 'zod';

const share = z.number().min(0).max(1);

/** Checks a `PictureSource`. */
export const pictureSchema = z.strictObject({
  src: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  sources: z
    .array(
      z.strictObject({
        srcSet: z.string().min(1),
        type: z.string().startsWith('image/').optional(),
        media: z.string().min(1).optional(),
      }),
    )
    .optional(),
  placeholder: z.string().min(1).optional(),
  focus: z.strictObject({ x: share, y: share }).optional(),
  phoneFocus: z.enum(['top', 'bottom', 'whole']).optional(),
});

/** A picture in several sizes and formats, for `<picture>`. URLs may be absolute or relative to the site. */
export interface PictureSource {
  /** Fallback for browsers that support none of the `sources`. */
  src: string;
  /** Width of `src` in px. Width and height reserve space, to prevent layout shift. */
  width: number;
  /** Height of `src` in px. */
  height: number;
  /** Alternative text. Leave it empty only if adjacent text says the same thing. */
  alt: string;
  /** Better formats and other crops, best first. */
  sources?:
    | {
        /** As in the `srcset` attribute. */
        srcSet: string;
        /** MIME type: `image/avif`. */
        type?: string | undefined;
        /** Media query, for a crop used only at certain widths. */
        media?: string | undefined;
      }[]
    | undefined;
  /** CSS colour shown until the picture has loaded. */
  placeholder?: string | undefined;
  /** Focal point for cropping, as fractions of the width and height, from 0 to 1. */
  focus?: { x: number; y: number } | undefined;
  /**
   * The end of the picture to keep in view below 40 rem, when `sources` include an upright crop. `HeroCarousel` also
   * keeps a `top` below the header up to 60 rem, and fits a `whole` picture between the header and the text.
   */
  phoneFocus?: 'top' | 'bottom' | 'whole' | undefined;
}
