import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFamily, type LocalCutName, localTypefaces } from './local-typefaces.js';

/** Metrics of a typeface, in font units. */
interface FontMetrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
}

/**
 * Widths need a precision of 0.1 %, so that lines break in the same place. Heights don't, because every text style sets
 * its line height.
 */
const percent = (ratio: number, digits = 0) => `${Number((ratio * 100).toFixed(digits))}%`;

/** Default for typefaces without metrics. */
const regularWeight = '400';

/** A local fallback for one cut of a web font. Browsers choose the cut nearest in width and weight. */
export interface FallbackCut {
  /** The local typeface's nearest cut. */
  cut: LocalCutName;
  /** The web font's weights, as in the `font-weight` descriptor. */
  weight: string;
  /** The web font's widths, as in the `font-stretch` descriptor. Defaults to those of most typefaces. */
  stretch?: string;
  /** The web font's width relative to Arial in that cut. Measured in a browser with all of the site's text. */
  ratio: number;
}

/**
 * Declares metric-matched fallback fonts for a web font, so that almost all lines break in the same place and layout
 * shift is small. `fontStack` names them.
 *
 * @param webFont - The web font's family name.
 * @param metrics - The web font's metrics (`@capsizecss/metrics`).
 * @param cuts - The cuts that the theme uses.
 */
export function fallbackFont(webFont: string, metrics: FontMetrics, cuts: readonly FallbackCut[]): void {
  for (const { cut, weight, stretch, ratio } of cuts) {
    for (const [typeface, local] of Object.entries(localTypefaces)) {
      const { names, width } = local[cut];
      const size = ratio / width;
      const line = (units: number) => percent(units / metrics.unitsPerEm / size);
      globalFontFace(fallbackFamily(webFont, typeface), {
        src: names.map((name) => `local("${name}")`).join(', '),
        ...(weight !== regularWeight && { fontWeight: weight }),
        ...(stretch && { fontStretch: stretch }),
        sizeAdjust: percent(size, 1),
        ascentOverride: line(metrics.ascent),
        descentOverride: line(Math.abs(metrics.descent)),
      });
    }
  }
}
