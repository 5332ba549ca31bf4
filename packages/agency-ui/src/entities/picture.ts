import * as z from 'zod';

const share = z.number().min(0).max(1);

/** A picture in several sizes and formats, as `<picture>` needs them. Addresses may be absolute or of the site. */
export const pictureSchema = z.strictObject({
  /** The fallback for browsers that know none of the `sources`. */
  src: z.string().min(1),
  /** Width of `src` in px. With `height` it reserves the space, so that nothing moves when the picture arrives. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** What the picture shows. Empty only where the words beside it say the same. */
  alt: z.string(),
  /** Better formats and other crops, best first. */
  sources: z
    .array(
      z.strictObject({
        srcSet: z.string().min(1),
        type: z.string().startsWith('image/').optional(),
        /** For a crop that suits only some widths of the page. */
        media: z.string().min(1).optional(),
      }),
    )
    .optional(),
  /** CSS colour that stands in until the picture arrives. */
  placeholder: z.string().min(1).optional(),
  /** The point that a crop keeps, as shares of the width and the height. */
  focus: z.strictObject({ x: share, y: share }).optional(),
});

export type PictureSource = z.infer<typeof pictureSchema>;
