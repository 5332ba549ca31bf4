import { type ArticleChoice, claimId } from 'agency-ui';
import { useSearchParams } from 'wouter';
import { inPlace } from './navigation.js';

const parameter = 'category';

/**
 * Each category's slug, such as `event-planning`. Different names get different slugs, even if they differ only in
 * punctuation or contain no letters.
 */
export function categorySlugs(categories: readonly string[]): ReadonlyMap<string, string> {
  const claimed = new Set<string>();
  const slugOf = (category: string) => {
    const words =
      category
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return claimId(claimed, words.join('-') || parameter);
  };
  return new Map(categories.map((category) => [category, slugOf(category)]));
}

/** The category for a slug. An unknown or malformed slug shows all articles. */
export function findCategory(categories: readonly string[], slug: string | null): ArticleChoice {
  const wanted = slug?.normalize('NFC').trim().toLowerCase();
  return [...categorySlugs(categories)].find(([, own]) => own === wanted)?.[0] ?? 'all';
}

/** Keeps the blog's category in the URL, as in `?category=event-planning`, for links and the browser's history. */
export function useArticleCategory(categories: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const category = findCategory(categories, parameters.get(parameter));
  const setCategory = (choice: ArticleChoice) =>
    setParameters(
      (current) => {
        const slug = categorySlugs(categories).get(choice);
        if (slug === undefined) current.delete(parameter);
        else current.set(parameter, slug);
        return current;
      },
      { state: inPlace },
    );
  return [category, setCategory] as const;
}
