import type { PictureSource } from '../../entities/index.js';

const widest = 30;
const tallest = 5;

/** All picture proportions in the grid, with the width in tenths of the height. */
export const proportions = Array.from({ length: widest - tallest + 1 }, (_, step) => tallest + step);

/**
 * A picture's proportions in the grid: its width in tenths of its height. Wider and taller pictures are cropped. There
 * is a class for each, because a strict Content Security Policy forbids style attributes.
 */
export function proportionsOf({ width, height }: PictureSource): number {
  const tenths = Math.round((10 * width) / height);
  // The size may be missing in external data.
  return Number.isFinite(tenths) ? Math.min(Math.max(tenths, tallest), widest) : 13;
}
