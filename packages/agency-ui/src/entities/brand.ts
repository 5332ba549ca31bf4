import * as z from 'zod';

/** A brand mark, as filled or stroked paths, so that it needs no request. */
export const brandMarkSchema = z.strictObject({
  viewBox: z.string().regex(/^-?\d+ -?\d+ \d+ \d+$/, 'Write four numbers, such as "0 0 40 40".'),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().min(1),
        /** Ink of the theme: a spot ink, or `currentColor`. */
        ink: z.enum(['one', 'two', 'three', 'four', 'text']),
        /** Stroke width in units of the view box. Without it the path is filled. */
        stroke: z.number().positive().optional(),
      }),
    )
    .min(1),
});

export type BrandMark = z.infer<typeof brandMarkSchema>;
