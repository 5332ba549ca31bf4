import type { ErrorLanguage, ErrorSentences } from '../../entities/form-definitions/field-errors.js';
import { formatDate, weekdayName } from '../../primitives/index.js';

/** The language of a form's default errors. */
export const errorLanguageOf = (sentences: ErrorSentences, locale: string): ErrorLanguage => ({
  sentences,
  number: (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value),
  date: (date) => formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' }),
  relativeDay: (days) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
  weekday: (day) => weekdayName(day, locale),
});
