/**
 * Layout of a card from 60 rem: `opening` and `dropped` are the first pair; `third` of a row; `seven` and `five`
 * columns, or `wide` with all twelve, complete a last row.
 */
export type CardShape = 'opening' | 'dropped' | 'third' | 'seven' | 'five' | 'wide';

/** Shape of a card, so that any number of cards ends in a full row. */
export function cardShape(index: number, count: number): CardShape {
  if (count === 1) return 'wide';
  if (index < 2) return index === 0 ? 'opening' : 'dropped';
  const left = (count - 2) % 3;
  const fromEnd = count - 1 - index;
  if (left === 1 && fromEnd === 0) return 'wide';
  if (left === 2 && fromEnd < 2) return fromEnd === 1 ? 'seven' : 'five';
  return 'third';
}
