import type { CompleteLabelPack } from '../primitives/index.js';
import { enKE } from './en-KE.js';

/** A similar-looking accented letter for each English letter. */
const accents = new Map(
  [
    ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [letter, 'áƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž'[index]]),
    ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, index) => [letter, 'ÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ'[index]]),
  ].map(([letter = '', accented = '']) => [letter, accented] as const),
);

/** Text expansion in other languages, as a factor. */
const growth = 1.35;

/** Private-use characters that stand in for arguments, so that names and addresses stay unchanged. */
const firstMark = 0xe000;

/** Accented, in brackets, and a third longer: vowels are repeated until the length is reached. */
function stretch(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  let missing = Math.round(text.length * growth) - text.length - 2;
  const letters = Array.from(text, (letter) => {
    const accented = accents.get(letter) ?? letter;
    if (missing <= 0 || !/[aeiou]/i.test(letter)) return accented;
    const times = Math.min(missing, 2);
    missing -= times;
    return accented.repeat(1 + times);
  });
  return `[${letters.join('')}]`;
}

/** Masks string arguments. Numbers stay, because plural forms depend on them. */
function mask(argument: unknown, hidden: string[]): unknown {
  if (typeof argument === 'string') {
    hidden.push(argument);
    return String.fromCharCode(firstMark + hidden.length - 1);
  }
  if (typeof argument === 'object' && argument !== null) {
    return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, mask(value, hidden)]));
  }
  return argument;
}

function disguise<Labels>(labels: Labels): Labels {
  if (typeof labels === 'string') return stretch(labels) as Labels;
  if (typeof labels === 'function') {
    return ((...args: unknown[]) => {
      const hidden: string[] = [];
      const text = String(labels(...args.map((value) => mask(value, hidden))));
      return stretch(text).replace(/[\ue000-\uf8ff]/g, (mark) => hidden[mark.charCodeAt(0) - firstMark] ?? mark);
    }) as Labels;
  }
  return Object.fromEntries(Object.entries(labels as object).map(([key, value]) => [key, disguise(value)])) as Labels;
}

/**
 * Pseudo-localised English, generated from the kit's labels: accented, a third longer, and in brackets. Any plain text
 * on such a page doesn't come from labels; any clipped text has no room for translation.
 */
export const pseudo: CompleteLabelPack = disguise(enKE);
