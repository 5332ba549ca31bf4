/** Locales that format integers below 1000 as JavaScript does. */
const plain = /^(en|sw)(-[A-Z]{2})?$/;

/**
 * Creates a formatter for non-negative integers. For English and Kiswahili numbers below 1000, it avoids `Intl`, whose
 * first use takes 60 ms on a slow phone, during hydration.
 *
 * @param locale - A BCP 47 tag, such as `en-KE`.
 * @param digits - Minimum number of digits, padded with zeros.
 */
export function createNumberFormatter(locale: string, digits = 1): (value: number) => string {
  let intl: Intl.NumberFormat | undefined;
  return (value) => {
    if (value < 1000 && plain.test(locale)) return `${value}`.padStart(digits, '0');
    intl ??= new Intl.NumberFormat(locale, { minimumIntegerDigits: digits });
    return intl.format(value);
  };
}
