/** A word joiner, which prevents the line break that browsers allow after an en dash. */
const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Formats amounts the way all the copy does: `unbroken('KES 4,000-12,000 a guest')`. A range gets an en dash.
 * Lines don't break inside a range, between "KES" and a number, between a number and "million" or a unit such as
 * "mm", or inside a size such as "3 × 3 m".
 */
/* @__NO_SIDE_EFFECTS__ */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)-(?=\d)/g, `–${wordJoiner}`)
    .replace(/(?<=\bKES) (?=\d)|(?<=\d) (?=million\b|milioni\b)/g, noBreakSpace)
    .replace(/(?<=\d) (?=(?:mm|cm|km|m|AM|PM)\b)|(?<=\d) (?=×)|(?<=×) (?=\d)/g, noBreakSpace);
}

/**
 * The same text for uses where it isn't displayed, such as a model's prompt: keeps the dashes but allows line breaks.
 */
export const breakable = (text: string): string => text.replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' ');
