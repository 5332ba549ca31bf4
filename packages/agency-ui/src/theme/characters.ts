/**
 * Subsets of a typeface. A page loads the characters of everyday English and Kiswahili, and the others only if it
 * contains one of them. `scripts/fonts.ts` creates the files; the `@font-face` rules declare the same ranges.
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Letters, digits and typographic punctuation. */
export const everyday = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} .,:;!?&%+-–—‘’“”"'()/$£€#@…·×é©§|\u00a0`;

/** The rest of Basic Latin and Latin-1, with a few symbols. */
export const others = [...`${range(0x20, 0x7e)}${range(0xa0, 0xff)}•−`]
  .filter((character) => !everyday.includes(character))
  .join('');

/** Characters as the value of a `unicode-range`. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point <= run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}
