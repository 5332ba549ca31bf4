/**
 * How a card is laid out from 60 rem on: the pair that opens, `opening` and `dropped`; `third` of a row; what closes
 * a row that three do not fill: `seven` and `five` of its twelve columns, or `wide`, all of them.
 */
export type CardShape = 'opening' | 'dropped' | 'third' | 'seven' | 'five' | 'wide';

/** The shape of one card of a grid, so that every number of cards ends in a full row. */
export function cardShape(index: number, count: number): CardShape {
  if (count === 1) return 'wide';
  if (index < 2) return index === 0 ? 'opening' : 'dropped';
  const left = (count - 2) % 3;
  const fromEnd = count - 1 - index;
  if (left === 1 && fromEnd === 0) return 'wide';
  if (left === 2 && fromEnd < 2) return fromEnd === 1 ? 'seven' : 'five';
  return 'third';
}
