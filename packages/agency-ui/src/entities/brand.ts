import * as z from 'zod';

/** Checks a `BrandMark`. */
export const brandMarkSchema = z.strictObject({
  viewBox: z.string().regex(/^-?\d+ -?\d+ \d+ \d+$/, 'Write four numbers, such as "0 0 40 40".'),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().min(1),
        ink: z.enum(['one', 'two', 'three', 'four', 'text']),
        stroke: z.number().positive().optional(),
      }),
    )
    .min(1),
});

/** A brand mark as filled or stroked paths, so that it needs no request. */
export interface BrandMark {
  /** Four numbers, as in the `viewBox` attribute: "0 0 40 40". */
  viewBox: string;
  /** At least one. */
  shapes: {
    /** The path, as in the `d` attribute. */
    d: string;
    /** Ink in the theme: a spot ink, or `text` for `currentColor`. */
    ink: 'one' | 'two' | 'three' | 'four' | 'text';
    /** Stroke width in view box units. Without it, the path is filled. */
    stroke?: number | undefined;
  }[];
}
