/** The kit's label packs, for the toolbar and the tables of labels. */
import type { LabelPack } from 'agency-ui';

/** The languages of the toolbar, with their own names. */
export const languages = [
  { value: 'en-KE', title: 'English', right: 'en-KE' },
  { value: 'ar-AE', title: 'العربية', right: 'ar-AE' },
  { value: 'de-DE', title: 'Deutsch', right: 'de-DE' },
  { value: 'es-ES', title: 'Español', right: 'es-ES' },
  { value: 'fr-FR', title: 'Français', right: 'fr-FR' },
  { value: 'pt-PT', title: 'Português', right: 'pt-PT' },
  { value: 'sw-KE', title: 'Kiswahili', right: 'sw-KE' },
  { value: 'pseudo', title: 'Pseudo-English: longer, with accents' },
] as const;

export type StoryLocale = (typeof languages)[number]['value'];

const packs = import.meta.glob<Record<string, LabelPack>>(
  ['../../packages/agency-ui/src/locales/*.ts', '!**/*.test.ts', '!**/en-KE.ts'],
  { eager: true },
);

/** @param locale - Without a pack the components use English. */
export function packOf(locale: string): LabelPack | undefined {
  const module = packs[`../../packages/agency-ui/src/locales/${locale}.ts`];
  return module && Object.values(module)[0];
}
