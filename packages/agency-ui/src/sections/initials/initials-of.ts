const firstLetter = /\p{L}\p{M}*/u;

/** The first letters of the first and last names; for a name without spaces, its first letter. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => firstLetter.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const [first = ''] = letters;
  return (letters.length > 1 ? first + (letters.at(-1) ?? '') : first).toUpperCase();
}
