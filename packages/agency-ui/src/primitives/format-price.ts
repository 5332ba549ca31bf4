import { warnOnce, written } from './warn.js';

/**
 * Formats a price, without decimals if it is a whole number. Because throwing would blank the page, an invalid currency
 * is shown as written, after the amount, and an invalid amount returns undefined.
 *
 * @param component - Name of the component, for the warning.
 * @param amount - In currency units, 0 or more.
 * @param currency - Three-letter ISO 4217 code.
 * @param locale - A BCP 47 tag.
 */
export function formatPrice(component: string, amount: number, currency: string, locale: string): string | undefined {
  if (!(Number.isFinite(amount) && amount >= 0)) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `${component}: the amount ${written(amount)} is not a price, so "on request" is shown instead. Write a ` +
          'number of 0 or more, such as amount: 12500, or omit the price.',
      );
    return undefined;
  }
  // Either all decimals or none: 49.50, but 49.
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `${component}: ${written(currency)} is not a currency, so it is shown as written. Use the three ` +
          'letters of ISO 4217, such as currency: "KES".',
      );
    return `${new Intl.NumberFormat(locale).format(amount)} ${currency ?? ''}`.trimEnd();
  }
}
