/** Languages whose comma is the Arabic one. */
const withArabicComma = new Set(['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur']);

/**
 * The comma of a language, with a space, for the parts of an address on one line. `Intl.ListFormat` adds "and" before
 * the last part.
 */
export const commaOf = (locale: string): string => (withArabicComma.has(locale.split('-')[0] ?? '') ? '، ' : ', ');
