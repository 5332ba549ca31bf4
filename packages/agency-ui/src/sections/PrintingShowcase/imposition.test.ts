import { describe, expect, it } from 'vitest';
import { type Cell, impose } from './imposition.js';

const columns = { quarter: 3, half: 6, full: 12 };

type Placed = Pick<Cell, 'span' | 'tall'>;

/** Places cells as CSS does: each in the first free space after the previous one. Returns the cells of each row. */
function place(cells: readonly Placed[]): string[][] {
  const rows: string[][] = [];
  const row = (index: number) => (rows[index] ??= Array<string>(12).fill('free'));
  let [top, start] = [0, 0];
  for (const [index, { span, tall }] of cells.entries()) {
    const width = columns[span];
    const isFree = () =>
      start + width <= 12 &&
      row(top)
        .slice(start, start + width)
        .every((cell) => cell === 'free');
    while (!isFree()) {
      start += 1;
      if (start + width > 12) [top, start] = [top + 1, 0];
    }
    for (const line of tall ? [top, top + 1] : [top]) row(line).fill(`cell ${index}`, start, start + width);
    start += width;
  }
  return rows;
}

const sheet = (count: number) => Array.from({ length: count }, (_, index) => impose(index, count));

describe('impose', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('fills every row with %i cells', (count) => {
    expect(place(sheet(count)).flat()).not.toContain('free');
    const tablet = sheet(count).map(({ tabletSpan }) => ({ span: tabletSpan, tall: false }));
    expect(place(tablet).flat()).not.toContain('free');
  });

  it('lays out nine cells as designed', () => {
    expect(sheet(9).map(({ span, tall, background }) => `${span}${tall ? ' tall' : ''} ${background}`)).toEqual([
      'half tall bare',
      'quarter bare',
      'quarter two',
      'quarter bare',
      'quarter bare',
      'quarter bare',
      'quarter one',
      'quarter bare',
      'quarter dark',
    ]);
    expect(place(sheet(9))).toHaveLength(3);
  });
});
