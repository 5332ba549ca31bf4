import type { ArticleChoice } from 'agency-ui';
import { useSearchParams } from 'wouter';

const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/** The blog's category in the URL, as `?category=event-planning`, for links and the browser's history. */
export function useArticleCategory(categories: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const slug = parameters.get('category');
  const category: ArticleChoice = categories.find((candidate) => slugOf(candidate) === slug) ?? 'all';
  const setCategory = (choice: ArticleChoice) =>
    setParameters((current) => {
      if (choice === 'all') current.delete('category');
      else current.set('category', slugOf(choice));
      return current;
    });
  return [category, setCategory] as const;
}
