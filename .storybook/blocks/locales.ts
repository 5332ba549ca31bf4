/** The kit's label packs, for the toolbar and the tables of labels. */
import type { LabelPack } from 'agency-ui';

const packs = import.meta.glob<Record<string, LabelPack>>('../../packages/agency-ui/src/locales/{sw-KE,pseudo}.ts', {
  eager: true,
});

/** @param locale - `sw-KE` or `pseudo`; without a pack the components use English. */
export function packOf(locale: string): LabelPack | undefined {
  const module = packs[`../../packages/agency-ui/src/locales/${locale}.ts`];
  return module && Object.values(module)[0];
}
