import { describe, expect, it } from 'vitest';
import { impose } from './imposition.js';

const columns = { third: 4, half: 6, twoThirds: 8, full: 12 };

/** Adds up cells row by row; throws if a row of twelve columns is not full. */
function rows(widths: number[]): number {
  let filled = 0;
  let count = 0;
  for (const width of widths) {
    filled += width;
    if (filled > 12) throw new Error(`A row of ${filled} columns in ${widths.join(' ')}.`);
    if (filled === 12) {
      filled = 0;
      count += 1;
    }
  }
  if (filled) throw new Error(`A last row of ${filled} columns in ${widths.join(' ')}.`);
  return count;
}

const sheet = (count: number) => Array.from({ length: count }, (_, index) => impose(index, count));

describe('impose', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('fills every row with %i cells', (count) => {
    expect(rows(sheet(count).map(({ span }) => columns[span]))).toBeGreaterThan(0);
    expect(rows(sheet(count).map(({ tabletSpan }) => columns[tabletSpan]))).toBeGreaterThan(0);
  });

  it('lays out nine cells as designed', () => {
    expect(sheet(9).map(({ span, background }) => `${span} ${background}`)).toEqual([
      'twoThirds bare',
      'third bare',
      'third two',
      'third bare',
      'third bare',
      'third bare',
      'third one',
      'third bare',
      'full dark',
    ]);
  });
});
