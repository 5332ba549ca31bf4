/** Corrects the spelling of English messages before anything reads them. */
import { fold } from './words.js';

/** Short forms of text messages, too short to be corrected by similarity. */
const shortForms: Record<string, string> = Object.fromEntries(
  `u=you ur=your yu=you yr=year r=are wat=what wen=when wher=where hw=how cn=can shud=should wud=would cud=could pls=please
  plz=please ppl=people pple=people msg=message abt=about bcoz=because coz=because tmrw=tomorrow tmr=tomorrow 2moro=tomorrow
  gud=good lik=like smal=small tem=team mach=much meny=many erly=early buk=book biz=business qty=quantity pax=guests
  advart=advert ovas=overs wk=week wks=weeks mnth=month mnths=months nd=and ther=there fone=phone`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Everyday words that look like a misspelling of one of the site’s. */
const everyday = new Set(
  `cars rent lend cook dress dresses houses horses honey money loan bank lawyer doctor food beer weather match game games
  pizza dance dancing lights lighting forms stars steps place places drinks trains planes words songs`.split(/\s+/),
);

/** A word, and what remains of it without any one letter. Words one slip apart share one of these. */
const withoutALetter = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, index) => word.slice(0, index) + word.slice(index + 1));

/**
 * Creates a function that corrects one slip in a word: a wrong, missing, extra or swapped letter.
 *
 * @param texts - Texts with the words that are right.
 */
export function createSpelling(texts: readonly string[]): (message: string) => string {
  const known = new Set(texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []));
  const similar = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    for (const rest of withoutALetter(word)) similar.set(rest, [...(similar.get(rest) ?? []), word]);
  }

  /** Words one slip away that begin alike, the ones with the same letters first: people swap more than they invent. */
  function correct(word: string): string {
    const folded = fold(word);
    const short = shortForms[folded];
    if (short) return short;
    if (folded.length < 5 || known.has(folded) || everyday.has(folded)) return word;
    const letters = (text: string) => [...text].sort().join('');
    const found = [...new Set(withoutALetter(folded).flatMap((rest) => similar.get(rest) ?? []))].filter(
      (other) => other[0] === folded[0] && Math.abs(other.length - folded.length) <= 1,
    );
    const rank = (other: string) => (letters(other) === letters(folded) ? 0 : other.length === folded.length ? 2 : 1);
    return found.sort((one, other) => rank(one) - rank(other))[0] ?? word;
  }

  return (message) => message.replace(/[\p{L}\p{N}'’]+/gu, (word) => (/^\p{N}+$/u.test(word) ? word : correct(word)));
}
