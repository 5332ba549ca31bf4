import * as z from 'zod';

/** A brand's sign, drawn as filled or stroked paths so that it needs no request of its own. */
export const brandMarkSchema = z.strictObject({
  viewBox: z.string().regex(/^-?\d+ -?\d+ \d+ \d+$/, 'Write four numbers, such as "0 0 40 40".'),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().min(1),
        /** Which ink of the theme: a spot ink, or the colour of the text around it. */
        ink: z.enum(['one', 'two', 'three', 'four', 'text']),
        /** Width of a stroke in units of the view box; filled without it. */
        stroke: z.number().positive().optional(),
      }),
    )
    .min(1),
});

export type BrandMark = z.infer<typeof brandMarkSchema>;
