/** Character widths relative to "0", averaged over sans and serif display faces. */
const widths: [characters: RegExp, width: number][] = [
  [/[\s!'(),.:;|’-]/, 0.36],
  [/[ijl]/, 0.43],
  [/[1IJfrt]/, 0.58],
  [/[&@MWmw]/, 1.38],
  [/[\p{Lu}\d]/u, 1.04],
];
const usual = 0.88;

/** Estimates a name's width in a display face, as a multiple of the width of its "0". */
export function nameWidth(name: string): number {
  const width = (character: string) => widths.find(([characters]) => characters.test(character))?.[1] ?? usual;
  return Array.from(name, width).reduce((sum, next) => sum + next, 0);
}

/** The widest name that stays on one line, as a multiple of the width of "0". */
const maxLineWidth = 20;

/** Splits a long name into the two lines that are closest in width. */
export function nameLines(name: string): string[] {
  const words = name.split(' ');
  if (nameWidth(name) <= maxLineWidth || words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(nameWidth));
  return breaks.reduce((best, next) => (widest(next) < widest(best) ? next : best));
}
