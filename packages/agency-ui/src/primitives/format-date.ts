import { warnOnce } from './warn.js';

/**
 * Formats a date. An invalid date is shown as written, and an invalid locale doesn't throw, because that would blank
 * the page.
 *
 * @param date - A date such as `2025-03-14`, or a Unix time in ms.
 * @param locale - A BCP 47 tag.
 */
export function formatDate(date: string | number, locale: string, options: Intl.DateTimeFormatOptions): string {
  try {
    const text = new Intl.DateTimeFormat(locale, options).format(new Date(date));
    // In French, the first day of a month is an ordinal, which `Intl` doesn't know: “1er janvier”.
    return locale.startsWith('fr') ? text.replace(/\b1 (?=\p{Letter})/u, '1er ') : text;
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `formatDate: the date "${date}" or the locale "${locale}" is not valid, so the date is shown as written. Use a date such as "2025-03-14" and a locale such as "en-KE".`,
      );
    return String(date);
  }
}
