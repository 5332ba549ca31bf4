import { warnOnce } from './warn.js';

/**
 * Returns a locale that `Intl` accepts. `Intl` throws for anything but a BCP 47 tag, which would blank the page.
 *
 * @param prop - Name of the prop, for the warning: `AgencyProvider: "locale"`.
 * @param fallback - Used instead of an invalid language tag.
 */
export function knownLocale(prop: string, locale: string, fallback: string): string {
  try {
    Intl.getCanonicalLocales(locale);
    return locale;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `${prop} is ${JSON.stringify(locale)}, which is not a BCP 47 language tag, so "${fallback}" is used. Set a language and a ` +
          'region, such as "en-KE".',
      );
    }
    return fallback;
  }
}
