/**
 * Layout of a card in its row on desktops: `third` takes four of twelve columns, `broad` seven, `narrow` five and
 * `full` all, with its text next to the picture.
 */
export type CardShape = 'third' | 'broad' | 'narrow' | 'full';

/**
 * A card's shape, given its index. Rows have three cards; two remaining cards share a row unequally, and a single one
 * fills it. Four cards form two rows of two.
 *
 * @param index - Index of the card, from 0.
 * @param count - Number of cards.
 */
export function cardShape(index: number, count: number): CardShape {
  if (count === 4) return index === 0 || index === 3 ? 'broad' : 'narrow';
  const place = index % 3;
  const inRow = Math.min(3, count - (index - place));
  if (inRow === 1) return 'full';
  if (inRow === 2) return place === 0 ? 'broad' : 'narrow';
  return 'third';
}
