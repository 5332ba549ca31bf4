/** Size of a title: a single word, a short line (poster) or a long one. */
export type TitleSize = 'word' | 'short' | 'line' | 'sentence';

/**
 * Chosen by length, because a word of up to eight letters fits a phone at the largest size, and words of up to ten
 * letters fit a hero's dark half at the next size.
 */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 8 && longestWord === title.length) return 'word';
  if (title.length <= 16 && longestWord <= 10) return 'short';
  return title.length <= 32 ? 'line' : 'sentence';
}
