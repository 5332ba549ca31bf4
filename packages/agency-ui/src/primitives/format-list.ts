/**
 * Joins names in a sentence, such as `Sunday and Monday`. An invalid locale doesn't throw, because that would blank the
 * page.
 */
export function formatList(names: readonly string[], locale: string): string {
  try {
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  } catch {
    return names.join(', ');
  }
}
