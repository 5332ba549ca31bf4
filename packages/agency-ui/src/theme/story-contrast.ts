import { luminanceOf, ratioOf } from './color.js';

/** Relative luminance of an opaque colour in `getComputedStyle` notation: `rgb(29, 23, 64)`. */
function luminance(color: string): number {
  const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha !== 1) {
    throw new Error(`contrast: "${color}" is not an opaque rgb() colour. Use one such as "rgb(185, 60, 10)".`);
  }
  return luminanceOf([red, green, blue]);
}

/**
 * Contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @throws unless both are opaque `rgb()` colours.
 */
export const contrast = (one: string, other: string) => ratioOf(luminance(one), luminance(other));
