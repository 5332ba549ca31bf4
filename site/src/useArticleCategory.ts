import type { ArticleChoice } from 'agency-ui';
import type { ArticleCategory } from 'agency-ui/schemas';
import { useSearchParams } from 'wouter';

const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/**
 * The blog's category, kept in the address as `?category=event-planning`, so that a choice can be linked to and the
 * browser's way back undoes it. An unknown one counts as none.
 */
export function useArticleCategory(
  categories: readonly ArticleCategory[],
): [ArticleChoice, (choice: ArticleChoice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('category');
  const choose = (choice: ArticleChoice) =>
    setParameters((current) => {
      if (choice === 'all') current.delete('category');
      else current.set('category', slugOf(choice));
      return current;
    });
  return [categories.find((category) => slugOf(category) === asked) ?? 'all', choose];
}
