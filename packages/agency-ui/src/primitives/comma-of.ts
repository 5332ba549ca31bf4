/** Languages that use the Arabic comma. */
const withArabicComma = new Set(['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur']);

/**
 * A language's comma, followed by a space, for joining the parts of an address on one line. `Intl.ListFormat` would add
 * "and" before the last part.
 */
export const commaOf = (locale: string): string => (withArabicComma.has(locale.split('-')[0] ?? '') ? '، ' : ', ');
