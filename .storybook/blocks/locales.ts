/** The kit's label packs, for the toolbar and the label tables. */
import type { LabelPack } from 'agency-ui';

/** Toolbar languages, each named in its own language. */
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

/** @param locale - Components use English for a locale without a pack. */
export function packOf(locale: string): LabelPack | undefined {
  const module = packs[`../../packages/agency-ui/src/locales/${locale}.ts`];
  return module && Object.values(module)[0];
}
