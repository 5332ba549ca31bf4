/**
 * Layout of a card in the grid. On desktops, `lead` takes seven columns and two rows, next to `pictureStart` and
 * `pictureEnd`; `third` and `lastThird` take four columns, `narrow` five, `broad` seven and `full` twelve.
 */
export type CardShape = 'lead' | 'pictureStart' | 'pictureEnd' | 'third' | 'lastThird' | 'narrow' | 'broad' | 'full';

const opening: readonly CardShape[] = ['lead', 'pictureStart', 'pictureEnd'];

/**
 * Shape of a card by its index. The first three cards form a block; the others follow in rows of three. The last row is
 * always full: two cards take five and seven columns, a single card takes twelve.
 *
 * @param index - Index of the card, from 0.
 * @param count - Number of cards.
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
