/** How much of its row a cell spans. */
export type Span = 'quarter' | 'half' | 'full';

/** Background of a cell: paper, the second or the first spot ink, or dark. */
export type Background = 'bare' | 'two' | 'one' | 'dark';

export interface Cell {
  /** Span on wide pages, and on pages with two columns. */
  span: Span;
  tabletSpan: 'half' | 'full';
  /** Takes two rows on wide pages. */
  tall: boolean;
  background: Background;
}

/** Indexes of the cells with a solid background. No two are adjacent. */
const solids: Partial<Record<number, Background>> = { 2: 'two', 6: 'one', 8: 'dark' };

/** Cells in the first two rows: the first takes half of both, with up to four others beside it. */
const firstRows = 5;

/** Spans of one, two or three leftover cells, which fill their row. */
const leftOver: Readonly<Record<number, readonly Span[]>> = {
  1: ['full'],
  2: ['half', 'half'],
  3: ['half', 'quarter', 'quarter'],
};

/**
 * Arranges cells so that every row is full. The first is two columns wide and two rows high, and the others follow in
 * rows of four, two of them beside the first. A single remaining cell takes the row on a dark background.
 *
 * @param index - Index of the cell, from 0.
 * @param count - Number of cells.
 */
export function impose(index: number, count: number): Cell {
  const last = index === count - 1;
  const isLastRow = count > firstRows && (count - firstRows) % 4 === 1 && last;
  // In two columns, the first cell has a row to itself, and so does a last cell without a partner.
  const alone = last && count % 2 === 0;
  return {
    span: spanOf(index, count),
    tabletSpan: index === 0 || alone ? 'full' : 'half',
    tall: index === 0 && count > 2,
    background: isLastRow ? 'dark' : (solids[index] ?? 'bare'),
  };
}

function spanOf(index: number, count: number): Span {
  if (index === 0) return count === 1 ? 'full' : 'half';
  if (count < firstRows) return index === 1 || count < 4 ? 'half' : 'quarter';
  const left = (count - firstRows) % 4;
  return leftOver[left]?.[index - (count - left)] ?? 'quarter';
}
