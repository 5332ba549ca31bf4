import { warnOnce, written } from './warn.js';

/** Whether `Intl` has data for a locale's language. */
export function hasLocaleData(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns a locale that `Intl` accepts. `Intl` throws for anything but a BCP 47 tag, which would blank the page.
 *
 * @param prop - Name of the prop, for the warning: `AgencyProvider: "locale"`.
 * @param fallback - Used instead of an invalid language tag.
 */
export function knownLocale(prop: string, locale: string, fallback: string): string {
  try {
    Intl.getCanonicalLocales(locale);
    if (process.env.NODE_ENV !== 'production' && !hasLocaleData(locale)) {
      warnOnce(
        `${prop} is ${written(locale)}, a language that Intl has no data for, so numbers and dates follow the system’s ` +
          'settings. Write a language code and a region, such as "fr-FR".',
      );
    }
    return locale;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      // Other systems write "de_DE".
      const hyphenated = String(locale).replaceAll('_', '-');
      warnOnce(
        `${prop} is ${written(locale)}, which is not a BCP 47 language tag, so "${fallback}" is used. Set a language and a ` +
          `region, such as "${hasLocaleData(hyphenated) ? hyphenated : 'en-KE'}".`,
      );
    }
    return fallback;
  }
}
