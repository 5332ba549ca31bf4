/**
 * How a card stands in its row, from the desktop width on: `third` takes four columns of twelve, `broad` seven,
 * `narrow` five and `full` all, with its words beside the picture.
 */
export type CardShape = 'third' | 'broad' | 'narrow' | 'full';

/**
 * The shape of a card by its place. Rows hold three; two left over share a row unequally, one takes it whole. Four
 * stand as two and two.
 *
 * @param index - Place of the card, from 0.
 * @param count - How many cards there are.
 */
export function cardShape(index: number, count: number): CardShape {
  if (count === 4) return index === 0 || index === 3 ? 'broad' : 'narrow';
  const place = index % 3;
  const inRow = Math.min(3, count - (index - place));
  if (inRow === 1) return 'full';
  if (inRow === 2) return place === 0 ? 'broad' : 'narrow';
  return 'third';
}
