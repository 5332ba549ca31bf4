/** Cuts of the system typefaces. */
export type LocalCutName = 'regular' | 'bold';

/** A cut of a system typeface. */
interface LocalCut {
  /** Local names of the typeface. */
  names: readonly string[];
  /** Width of English text relative to Arial in the same cut. */
  width: number;
}

/**
 * System typefaces, in fallback order. On Linux, each unsuccessful lookup queries another process, for every text size.
 * Its typeface therefore comes first, followed by those found on phones.
 */
export const localTypefaces: Readonly<Record<string, Readonly<Record<LocalCutName, LocalCut>>>> = {
  DejaVu: {
    regular: { names: ['DejaVu Sans'], width: 1.14 },
    bold: { names: ['DejaVu Sans Bold'], width: 1.19 },
  },
  Roboto: {
    regular: { names: ['Roboto'], width: 1 },
    bold: { names: ['Roboto Bold'], width: 0.939 },
  },
  Arial: {
    regular: { names: ['Arial', 'Liberation Sans'], width: 1 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 1 },
  },
};

/** Family of a local fallback font. */
export const fallbackFamily = (webFont: string, typeface: string) => `${webFont} ${typeface}`;

/**
 * A web font with its local fallbacks, as a `font-family` list. Each typeface is its own family, because browsers look
 * up all of a family's typefaces, but stop at the first matching family.
 *
 * @param generic - The generic family: `sans-serif`.
 */
export const fontStack = (webFont: string, generic: string) =>
  [webFont, ...Object.keys(localTypefaces).map((typeface) => fallbackFamily(webFont, typeface))]
    .map((family) => `"${family}"`)
    .join(', ')
    .concat(`, ${generic}`);
