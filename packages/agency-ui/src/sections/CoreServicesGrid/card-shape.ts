/**
 * How a card stands in the grid. From the desktop width on, `lead` takes seven columns and two rows, with
 * `pictureStart` and `pictureEnd` beside it; `third` and `lastThird` take four columns, `narrow` five, `broad` seven
 * and `full` all twelve.
 */
export type CardShape = 'lead' | 'pictureStart' | 'pictureEnd' | 'third' | 'lastThird' | 'narrow' | 'broad' | 'full';

const opening: readonly CardShape[] = ['lead', 'pictureStart', 'pictureEnd'];

/**
 * The shape of a card by its place. Three cards open the grid as one block; the others follow in rows of three, and
 * what is left over fills the last row: two as five and seven columns, one across the page.
 *
 * @param index - Place of the card, from 0.
 * @param count - How many cards there are.
 */
export function cardShape(index: number, count: number): CardShape {
  if (count === 1) return 'full';
  if (count === 2) return index === 0 ? 'broad' : 'narrow';
  const opener = opening[index];
  if (opener) return opener;
  const place = index % 3;
  const inRow = Math.min(3, count - (index - place));
  if (inRow === 1) return 'full';
  if (inRow === 2) return place === 0 ? 'narrow' : 'broad';
  return place === 2 ? 'lastThird' : 'third';
}
