import { describe, expect, it } from 'vitest';
import { pictureSizes } from './picture-sizes.js';
import { rowsBesideLead } from './rows-beside-lead.js';

describe('rowsBesideLead', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [6, 5],
    [7, 4],
    [8, 5],
    [9, 4],
    [10, 5],
  ])('places, of %i services, %i beside the first', (count, rows) => {
    expect(rowsBesideLead(count)).toBe(rows);
  });

  it('leaves an even number of rows below the first service', () => {
    for (let count = 1; count < 20; count += 1) expect((count - 1 - rowsBesideLead(count)) % 2).toBe(0);
  });
});

describe('pictureSizes', () => {
  it('gives the first picture’s rendered width on desktops, tablets and phones', () => {
    const content = 'min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem))';
    expect(pictureSizes('lead', 5)).toBe(
      `(width >= 60rem) calc(${content} / 2), (width >= 40rem) calc(${content} / 2), calc(${content})`,
    );
  });

  it('gives the width of a picture in a row', () => {
    expect(pictureSizes('row', 5)).toBe('(width >= 40rem) 7.5rem, calc(6.5rem * 4 / 3)');
    expect(pictureSizes('row', 2)).toBe('(width >= 40rem) 17rem, calc(6.5rem * 4 / 3)');
  });
});
