import type { FaqCategory, FaqEntry } from '../../entities/index.js';

/** A question with its place on the page. */
export interface PlacedEntry extends FaqEntry {
  /** Id of its answer, and so its fragment in an address. */
  address: string;
}

/** A category with its places on the page. */
export interface PlacedCategory {
  name: string;
  tab: string;
  panel: string;
  entries: readonly PlacedEntry[];
}

const kebab = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives every category and every question an id of its own.
 *
 * @param prefix - Starts them all, so that two sections on a page never share one.
 * @param categories - A category's name makes the id of its panel, an entry's `id` that of its answer. An entry
 * without one is counted, and so its address changes when the order does.
 */
export function placeCategories(prefix: string, categories: readonly FaqCategory[]): readonly PlacedCategory[] {
  return categories.map(({ name, entries }) => {
    const panel = `${prefix}-category-${kebab(name)}`;
    return {
      name,
      panel,
      tab: `${panel}-tab`,
      entries: entries.map((entry, index) => ({
        ...entry,
        address: entry.id ? `${prefix}-${entry.id}` : `${panel}-${index + 1}`,
      })),
    };
  });
}
