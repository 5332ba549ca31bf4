/** The cuts in which systems have a typeface. */
export type LocalCutName = 'regular' | 'bold';

/** A cut of a typeface that systems come with. */
interface LocalCut {
  /** Names by which browsers find it. */
  names: readonly string[];
  /** How wide it sets English beside Arial of the same cut. */
  width: number;
}

/**
 * The typefaces that every common system has one of, in the order in which they stand in for a web font. To look for
 * a name in vain takes Linux a question to another process, with every size of text, so its own typeface comes first;
 * then that of phones.
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

/** The family in which a local typeface stands in for a web font. */
export const fallbackFamily = (webFont: string, typeface: string) => `${webFont} ${typeface}`;

/**
 * A web font with the local typefaces that stand in for it, as `font-family` has them. One family each: of the
 * typefaces that one family declares, browsers look for all; of families, up to the first that there is.
 *
 * @param generic - What comes after them: `sans-serif`.
 */
export const fontStack = (webFont: string, generic: string) =>
  [webFont, ...Object.keys(localTypefaces).map((typeface) => fallbackFamily(webFont, typeface))]
    .map((family) => `"${family}"`)
    .join(', ')
    .concat(`, ${generic}`);
