import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFamily, type LocalCutName, localTypefaces } from './local-typefaces.js';

/** What a typeface says about its own lines, in font units. */
interface FontMetrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
}

/** Widths need a tenth of a percent, or lines break elsewhere; heights do not, since every style sets its line height. */
const percent = (ratio: number, digits = 0) => `${Number((ratio * 100).toFixed(digits))}%`;

/** That of a typeface which does not say any. */
const regularWeight = '400';

/** A local typeface in place of one cut of a web font. Of several, browsers take the nearest in width and weight. */
export interface FallbackCut {
  /** Which cut of the local typeface comes closest. */
  cut: LocalCutName;
  /** The web font's weights, as the descriptor `font-weight` has them. */
  weight: string;
  /** Its widths, as the descriptor `font-stretch` has them; without, those of most typefaces. */
  stretch?: string;
  /** How wide the web font sets text beside Arial of that cut. Measured in a browser over all words of the site. */
  ratio: number;
}

/**
 * Declares local typefaces that set words as wide and as high as a web font does, so that nearly all lines break where
 * they will break with it, and little moves when it arrives. `fontStack` names them.
 *
 * @param webFont - Name of the web font's family.
 * @param metrics - The web font's own metrics (`@capsizecss/metrics`).
 * @param cuts - What the theme sets in it.
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
