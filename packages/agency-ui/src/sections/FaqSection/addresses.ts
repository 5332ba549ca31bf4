import type { FaqCategory, FaqEntry } from '../../entities/index.js';
import { claimId } from '../../primitives/index.js';

/** A question with its id. */
export interface PlacedEntry extends FaqEntry {
  /** Id of its answer, which is its fragment in a URL. */
  address: string;
  /** Its `id` or its question, which the caller uses to open it. */
  name: string;
}

/** A category with its ids. */
export interface PlacedCategory {
  name: string;
  tab: string;
  panel: string;
  entries: readonly PlacedEntry[];
}

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Assigns a unique id to every category and question.
 *
 * @param prefix - Prefix of all ids, unique on the page.
 * @param categories - A panel's id derives from its category's name, an answer's from its entry's `id`. An entry
 * without an `id` is numbered, so its fragment changes with the order.
 */
export function placeCategories(prefix: string, categories: readonly FaqCategory[]): readonly PlacedCategory[] {
  const claimed = new Set<string>();
  return categories.map(({ name, entries }, position) => {
    const panel = claimId(claimed, `${prefix}-category-${kebab(name) || position + 1}`);
    return {
      name,
      panel,
      tab: `${panel}-tab`,
      entries: entries.map((entry, index) => ({
        ...entry,
        name: entry.id ?? entry.question,
        address: claimId(claimed, entry.id ? `${prefix}-${entry.id}` : `${panel}-${index + 1}`),
      })),
    };
  });
}
