/** Span of a cell in its row. */
export type Span = 'third' | 'half' | 'twoThirds' | 'full';

/** Background of a cell: paper, the second or the first spot ink, or dark. */
export type Background = 'bare' | 'two' | 'one' | 'dark';

export interface Cell {
  /** Span on wide pages, and on pages with two columns. */
  span: Span;
  tabletSpan: 'half' | 'full';
  background: Background;
}

/** Cells with a solid background, by index: never two adjacent ones. */
const solids: Partial<Record<number, Background>> = { 2: 'two', 6: 'one' };

/**
 * Arranges cells so that every row is full: the first takes two thirds and the second a third, the others follow by
 * three. A single remaining cell takes the row on a dark background, two remaining cells share a row.
 *
 * @param index - Index of the cell, from 0.
 * @param count - Number of cells.
 */
export function impose(index: number, count: number): Cell {
  const last = index === count - 1;
  const left = Math.max(count - 2, 0) % 3;
  const isLastRow = last && count > 2 && left === 1;
  // On narrow pages a cell without a partner has its row to itself: before a dark last row, or at the end.
  const paired = count - 1 - (left === 1 && count > 2 ? 1 : 0);
  const alone = paired % 2 === 1 && index === paired;
  return {
    span: spanOf(),
    tabletSpan: index === 0 || isLastRow || alone ? 'full' : 'half',
    background: isLastRow ? 'dark' : (solids[index] ?? 'bare'),
  };

  function spanOf(): Span {
    if (index === 0) return count === 1 ? 'full' : 'twoThirds';
    if (isLastRow) return 'full';
    if (left === 2 && index >= count - 2 && count > 2) return 'half';
    return 'third';
  }
}
