import type { CompleteLabelPack } from '../primitives/index.js';
import { enKE } from './en-KE.js';

/** A letter that reads like it, for each letter of English. */
const accents = new Map(
  [
    ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [letter, 'áƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž'[index]]),
    ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, index) => [letter, 'ÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ'[index]]),
  ].map(([letter = '', accented = '']) => [letter, accented] as const),
);

/** How much longer than English a language may be that is not short of words. */
const growth = 1.35;

/** Private characters that stand for what a text is given, so that names and addresses stay as they are. */
const firstMark = 0xe000;

/** Accented, in brackets, and longer by a third: vowels are drawn out from the first on until there are enough. */
function stretch(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  let missing = Math.round(text.length * growth) - text.length - 2;
  const words = Array.from(text, (letter) => {
    const accented = accents.get(letter) ?? letter;
    if (missing <= 0 || !/[aeiou]/i.test(letter)) return accented;
    const times = Math.min(missing, 2);
    missing -= times;
    return accented.repeat(1 + times);
  });
  return `[${words.join('')}]`;
}

/** Hides words among what a text is given; numbers stay, since they may decide on its form. */
function mask(given: unknown, hidden: string[]): unknown {
  if (typeof given === 'string') {
    hidden.push(given);
    return String.fromCharCode(firstMark + hidden.length - 1);
  }
  if (typeof given === 'object' && given !== null) {
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, mask(value, hidden)]));
  }
  return given;
}

function disguise<Words>(words: Words): Words {
  if (typeof words === 'string') return stretch(words) as Words;
  if (typeof words === 'function') {
    return ((...given: unknown[]) => {
      const hidden: string[] = [];
      const text = String(words(...given.map((value) => mask(value, hidden))));
      return stretch(text).replace(/[\ue000-\uf8ff]/g, (mark) => hidden[mark.charCodeAt(0) - firstMark] ?? mark);
    }) as Words;
  }
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, disguise(value)])) as Words;
}

/**
 * English in disguise, made from the kit's own words: accented, longer by a third, and in brackets. On a page in this
 * language whatever is plain was not taken from labels, and whatever is cut off has no room for another language.
 */
export const pseudo: CompleteLabelPack = disguise(enKE);
