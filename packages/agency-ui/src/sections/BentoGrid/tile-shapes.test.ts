import { describe, expect, it } from 'vitest';
import { type TileShape, type TileWish, tileShapes, tileSpans, wholeRows } from './tile-shapes.js';

const columns = 12;
const wishes: TileWish[] = ['large', 'either', 'small'];

/** Every combination of size requests for a given number of tiles. */
function combinations(count: number): TileWish[][] {
  if (count === 0) return [[]];
  return combinations(count - 1).flatMap((others) => wishes.map((wish) => [...others, wish]));
}

/**
 * Places tiles as CSS grid does by default: each in the first free space after the previous tile.
 *
 * @returns the index of the tile in each cell, by row.
 */
function place(shapes: readonly TileShape[]): number[][] {
  const cells: number[][] = [];
  const isFree = (row: number, column: number, width: number) =>
    column + width <= columns &&
    Array.from({ length: width }, (_, step) => cells[row]?.[column + step]).every((cell) => cell === undefined);
  let [row, column] = [0, 0];
  for (const [index, shape] of shapes.entries()) {
    const [width, height] = tileSpans[shape];
    while (!isFree(row, column, width)) {
      column += 1;
      if (column < columns) continue;
      [row, column] = [row + 1, 0];
    }
    for (let down = row; down < row + height; down += 1)
      for (let across = column; across < column + width; across += 1) {
        cells[down] ??= new Array<number>(columns);
        (cells[down] as number[])[across] = index;
      }
    column += width;
  }
  return cells;
}

describe('tileShapes', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'fills the rows with %i tiles in reading order, whatever sizes the tiles ask for',
    (count) => {
      const faults = combinations(count).filter((wanted) => {
        const shapes = tileShapes(wanted);
        const cells = place(shapes).flatMap((row) => Array.from(row));
        // Row by row, the tiles appear in source order.
        const order = [...new Set(cells)];
        return (
          shapes.length !== count || cells.includes(undefined as never) || order.some((tile, index) => tile !== index)
        );
      });
      expect(faults).toEqual([]);
    },
  );

  it('gives the larger slots to the tiles that ask for them', () => {
    expect(tileShapes(['large', 'small', 'small'])).toEqual(['panel', 'third', 'third']);
    expect(tileShapes(['small', 'large', 'small', 'small'])).toEqual(['half', 'block', 'quarter', 'quarter']);
    expect(tileShapes(['large', 'small', 'small', 'small', 'small', 'large', 'small', 'small'])).toEqual([
      ...['block', 'half', 'quarter', 'quarter'],
      ...['half', 'block', 'quarter', 'quarter'],
    ]);
    expect(tileShapes(['small', 'small', 'small'])).toEqual(['third', 'third', 'third']);
  });

  it('prefers a second large tile with a picture to a row of equal tiles', () => {
    const shapes = tileShapes(['large', 'small', 'small', 'small', 'small', 'either', 'small', 'small', 'small']);
    expect(shapes.slice(5)).toEqual(['block', 'half', 'quarter', 'quarter']);
  });
});

describe('wholeRows', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('leaves no tablet row half empty with %i tiles', (count) => {
    const faults = combinations(count).filter((wanted) => {
      const whole = wholeRows(tileShapes(wanted));
      const halves = whole
        .join()
        .split('true')
        .map((run) => run.split('false').length - 1);
      return whole.length !== count || halves.some((run) => run % 2 === 1);
    });
    expect(faults).toEqual([]);
  });
});
