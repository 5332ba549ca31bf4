/** How much of a row a cell takes. */
export type Span = 'third' | 'half' | 'twoThirds' | 'full';

/** What a cell is printed on: bare paper, a solid of the second or the first spot ink, or the dark. */
export type Ground = 'bare' | 'two' | 'one' | 'dark';

export interface Cell {
  /** Its share of a row on wide pages, and on pages with room for two. */
  span: Span;
  tabletSpan: 'half' | 'full';
  ground: Ground;
}

/** Cells of solid ink, by their place in the row of cells: never two side by side. */
const solids: Partial<Record<number, Ground>> = { 2: 'two', 6: 'one' };

/**
 * Arranges cells on the sheet so that every row is full: the first takes two thirds and the second the rest of its row,
 * the others follow by three. One that is left over at the end runs from edge to edge on a dark ground, two share a row.
 *
 * @param index - Which cell, from 0.
 * @param count - How many there are.
 */
export function impose(index: number, count: number): Cell {
  const last = index === count - 1;
  const left = Math.max(count - 2, 0) % 3;
  const isLastRow = last && count > 2 && left === 1;
  // After the full first row of a narrow page, and before a foot, a cell without a partner has its row to itself.
  const paired = count - 1 - (left === 1 && count > 2 ? 1 : 0);
  const alone = paired % 2 === 1 && index === paired;
  return {
    span: spanOf(),
    tabletSpan: index === 0 || isLastRow || alone ? 'full' : 'half',
    ground: isLastRow ? 'dark' : (solids[index] ?? 'bare'),
  };

  function spanOf(): Span {
    if (index === 0) return count === 1 ? 'full' : 'twoThirds';
    if (isLastRow) return 'full';
    if (left === 2 && index >= count - 2 && count > 2) return 'half';
    return 'third';
  }
}
