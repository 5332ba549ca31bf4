/** Languages that write a whole number below 1000 as JavaScript does. */
const plain = /^(en|sw)(-[A-Z]{2})?$/;

/**
 * Returns what writes whole numbers, not negative ones, as a language does. What is plain in English and Kiswahili it
 * writes by itself: the first use of `Intl` takes a slow phone 60 ms, in the middle of hydration.
 *
 * @param locale - A BCP 47 tag, such as `en-KE`.
 * @param digits - As many at least, filled up with zeros.
 */
export function createNumberFormatter(locale: string, digits = 1): (value: number) => string {
  let intl: Intl.NumberFormat | undefined;
  return (value) => {
    if (value < 1000 && plain.test(locale)) return `${value}`.padStart(digits, '0');
    intl ??= new Intl.NumberFormat(locale, { minimumIntegerDigits: digits });
    return intl.format(value);
  };
}
