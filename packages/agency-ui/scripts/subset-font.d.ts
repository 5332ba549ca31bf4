declare module 'subset-font' {
  /** Subsets a font to the characters of `text`. `variationAxes` pins or narrows the axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
