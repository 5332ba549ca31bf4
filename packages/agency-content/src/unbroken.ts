/** Stays beside an en dash: browsers may break a line after one. */
const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Sets the amounts of a text as all copy has them: `unbroken('KES 4,000-12,000 a guest')`. A range gets an en dash. No
 * line breaks inside it, between "KES" and a number, between a number and "million", or in a size such as
 * "3 × 3 m".
 */
/* @__NO_SIDE_EFFECTS__ */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)-(?=\d)/g, `–${wordJoiner}`)
    .replace(/(?<=\bKES) (?=\d)|(?<=\d) (?=million\b|milioni\b)/g, noBreakSpace)
    .replace(/(?<=\d) (?=×)|(?<=×) (?=\d)|(?<=× [\d.]+) (?=mm?\b)/g, noBreakSpace);
}

/** The same text for what is not displayed, such as a model's prompt: with the dashes, but free to break. */
export const breakable = (text: string): string => text.replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' ');
