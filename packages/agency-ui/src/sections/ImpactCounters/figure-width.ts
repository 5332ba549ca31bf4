/** How wide a character of a figure is set, as a share of the figure 0. */
function share(character: string): number {
  if (character === '1') return 0.6;
  return /\p{Number}/u.test(character) ? 0.95 : 0.35;
}

/** Widths that the stylesheet has a size for, in quarters of the figure 0. */
export const figureWidths = Array.from({ length: 45 }, (_, index) => 1 + index / 4);

/**
 * About how wide a number runs, counted in the figure 0 and rounded up to one of `figureWidths`. The stylesheet chooses
 * the largest size at which that fits.
 *
 * @param digits - The number as it is shown, with its separators.
 * @param unit - What stands behind it, set smaller.
 */
export function figureWidth(digits: string, unit = ''): number {
  const run = [...digits].reduce((sum, character) => sum + share(character), 0) + [...unit].length * 0.8;
  const quarters = Math.ceil(run * 4) / 4;
  return Math.min(Math.max(quarters, 1), 12);
}
