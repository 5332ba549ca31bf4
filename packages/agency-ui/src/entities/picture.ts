import * as z from 'zod';

const share = z.number().min(0).max(1);

/** A picture in several sizes and formats, for `<picture>`. URLs may be absolute or relative to the site. */
export const pictureSchema = z.strictObject({
  /** Fallback for browsers that support none of the `sources`. */
  src: z.string().min(1),
  /** Width of `src` in px. Width and height reserve the space, which prevents layout shift. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text. Empty only if adjacent text says the same. */
  alt: z.string(),
  /** Better formats and other crops, best first. */
  sources: z
    .array(
      z.strictObject({
        srcSet: z.string().min(1),
        type: z.string().startsWith('image/').optional(),
        /** Media query, for a crop that suits only some widths. */
        media: z.string().min(1).optional(),
      }),
    )
    .optional(),
  /** CSS colour shown until the picture has loaded. */
  placeholder: z.string().min(1).optional(),
  /** Focal point of a crop, as fractions of width and height. */
  focus: z.strictObject({ x: share, y: share }).optional(),
  /** The end of the picture to keep in view below 40 rem, where `sources` have an upright crop. */
  phoneFocus: z.enum(['top', 'bottom']).optional(),
});

export type PictureSource = z.infer<typeof pictureSchema>;
