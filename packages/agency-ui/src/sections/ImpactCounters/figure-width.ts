/** Width of a character, as a fraction of the digit 0. */
function share(character: string): number {
  if (character === '1') return 0.6;
  return /\p{Number}/u.test(character) ? 0.95 : 0.35;
}

/** Widths for which the stylesheet has a font size, in steps of a quarter of the digit 0. */
export const figureWidths = Array.from({ length: 45 }, (_, index) => 1 + index / 4);

/**
 * Estimates the width of a number as a multiple of the digit 0, rounded up to one of `figureWidths`. The stylesheet
 * derives the largest font size that fits from it.
 *
 * @param digits - The formatted number, with its separators.
 * @param unit - The unit after it, in smaller type.
 */
export function figureWidth(digits: string, unit = ''): number {
  const sum = [...digits].reduce((width, character) => width + share(character), 0) + [...unit].length * 0.8;
  const quarters = Math.ceil(sum * 4) / 4;
  return Math.min(Math.max(quarters, 1), 12);
}
