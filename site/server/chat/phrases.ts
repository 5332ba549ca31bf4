/**
 * Creates a pattern that finds any phrase of a list in a folded text, as whole words. Commas or line breaks separate the
 * phrases, and a phrase may contain:
 *
 * - `*` for any letters: "complain*" finds "complained".
 * - `(a|b)` for one of several words, and `(a|)` for a word or none.
 * - `…` for at most 40 characters of the same sentence: "no … reply".
 */
export const phrases = (list: string, flags = 'u') =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .map(toPattern)
      .join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  );

function toPattern(phrase: string): string {
  return (
    phrase
      .replaceAll('(', '(?:')
      .replaceAll('*', '\\p{L}*')
      .replace(/ ?… ?/g, '[^.?!]{0,40}')
      // An optional word includes its space.
      .replace(/\(\?:([^()]+)\|\) /g, '(?:(?:$1) )?')
      .replace(/ \(\?:([^()]+)\|\)/g, '(?: (?:$1))?')
  );
}
