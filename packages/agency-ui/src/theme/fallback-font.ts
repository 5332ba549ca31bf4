import { globalFontFace } from '@vanilla-extract/css';

/** What a typeface says about its own lines, in font units. */
interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
}

/** Widths need a tenth of a percent, or lines break elsewhere; heights do not, since every style sets its line height. */
const percent = (ratio: number, digits = 0) => `${Number((ratio * 100).toFixed(digits))}%`;

const names = (...list: string[]) => list.map((name) => `local("${name}")`).join(', ');

/**
 * The typefaces that every common system has, and how wide they set English beside Arial of the same cut. Of several
 * faces that a rule declares alike, browsers take the last one that there is, and to look for a name in vain takes
 * them time with every size of text: so those of phones and the single names stand last.
 */
const local = {
  regular: [
    { src: names('Roboto', 'Arial', 'Liberation Sans'), width: 1 },
    { src: names('DejaVu Sans'), width: 1.14 },
  ],
  bold: [
    { src: names('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'), width: 1 },
    { src: names('DejaVu Sans Bold'), width: 1.19 },
    { src: names('Roboto Bold'), width: 0.939 },
  ],
};

/** A local typeface in place of one cut of a web font. */
export interface FallbackCut {
  /** Which cut of the local typeface comes closest. */
  cut: keyof typeof local;
  /** The web font's weights, as the descriptor `font-weight` has them. */
  weight: string;
  /** Its widths, as the descriptor `font-stretch` has them; without, those of most typefaces. */
  stretch?: string;
  /** How wide the web font sets text beside Arial of that cut. Measured in a browser over all words of the site. */
  ratio: number;
}

/**
 * Declares local typefaces that set words as wide and as high as a web font does, so that lines break where they will
 * break with it and nothing moves when it arrives.
 *
 * @param family - Name of the fallback family, to stand second in the font stack.
 * @param metrics - The web font's own metrics (`@capsizecss/metrics`).
 * @param cuts - What the theme sets in it.
 */
export function fallbackFont(family: string, metrics: FontMetrics, cuts: readonly FallbackCut[]): void {
  for (const { cut, weight, stretch, ratio } of cuts) {
    for (const { src, width } of local[cut]) {
      const size = ratio / width;
      const line = (units: number) => percent(units / metrics.unitsPerEm / size);
      globalFontFace(family, {
        src,
        fontWeight: weight,
        ...(stretch && { fontStretch: stretch }),
        sizeAdjust: percent(size, 1),
        ascentOverride: line(metrics.ascent),
        descentOverride: line(Math.abs(metrics.descent)),
        lineGapOverride: line(metrics.lineGap),
      });
    }
  }
}
