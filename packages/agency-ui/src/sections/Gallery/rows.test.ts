import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from './rows.js';

/** The sum of each row's ratios. A row's height is its width divided by its sum. */
function sumsOf(ratios: readonly number[], screen: 'tablet' | 'desktop'): number[] {
  const starts = rowsOf(ratios, screen);
  const ends = [...starts, ratios.length];
  return ends.map((end, row) => ratios.slice(ends[row - 1] ?? 0, end).reduce((sum, ratio) => sum + ratio, 0));
}

it.each([
  // The pictures in the first row are larger.
  ['five pictures of one shape', Array(5).fill(1.3), [2]],
  ['six wide pictures', Array(6).fill(1.8), [3]],
  ['eight pictures of several shapes', [1.8, 1.3, 0.8, 1.3, 1, 1.8, 1.3, 0.8], [4]],
  ['one picture', [1.8], []],
  ['three pictures', [1.8, 1.3, 0.8], []],
  ['no pictures', [], []],
])('divides %s into rows', (_name, ratios, starts) => {
  expect([...rowsOf(ratios, 'desktop')]).toEqual(starts);
});

it('makes rows of nearly equal height from any set of pictures', () => {
  const pictures = fc.array(fc.integer({ min: 7, max: 20 }), { minLength: 4, maxLength: 24 });
  fc.assert(
    fc.property(pictures, (tenths) => {
      const sums = sumsOf(
        tenths.map((one) => one / 10),
        'desktop',
      );
      expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(2.2);
    }),
  );
});
