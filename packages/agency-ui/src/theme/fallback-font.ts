import { globalFontFace } from '@vanilla-extract/css';

/** What a typeface says about its own lines, in font units. */
interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Every common system draws its interface, or a metric twin of Arial, with one of these. */
const local = {
  regular: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto"), local("Roboto-Regular")',
  bold: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold"), local("Roboto-Bold")',
};

/**
 * Declares a local typeface stretched to the size of a web font, so that nothing moves when the web font arrives.
 *
 * @param family - Name of the fallback family, to stand second in the font stack.
 * @param metrics - The web font's own metrics (`@capsizecss/metrics`).
 * @param weight - Which cut of the local typeface comes closest.
 * @param ratios - How wide the web font sets a sample text beside the local one, for each `font-stretch` percentage
 * that the theme uses. Measured in a browser over a headline's worth of English.
 */
export function fallbackFont(
  family: string,
  metrics: FontMetrics,
  weight: keyof typeof local,
  ratios: Record<number, number>,
): void {
  for (const [stretch, ratio] of Object.entries(ratios)) {
    const line = (units: number) => percent(units / metrics.unitsPerEm / ratio);
    globalFontFace(family, {
      src: local[weight],
      fontStretch: `${stretch}%`,
      sizeAdjust: percent(ratio),
      ascentOverride: line(metrics.ascent),
      descentOverride: line(Math.abs(metrics.descent)),
      lineGapOverride: line(metrics.lineGap),
    });
  }
}
