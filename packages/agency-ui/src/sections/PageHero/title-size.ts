/** How a title is set: a word fills the sheet, a short line is a poster, a long one its smaller sibling. */
export type TitleSize = 'word' | 'short' | 'line' | 'sentence';

/**
 * Chosen by length, so that no title has to be tried out: a single word of up to eight letters still fits a phone at
 * the largest size, and words of up to ten letters a hero's dark half at the next.
 */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 8 && longestWord === title.length) return 'word';
  if (title.length <= 16 && longestWord <= 10) return 'short';
  return title.length <= 32 ? 'line' : 'sentence';
}
