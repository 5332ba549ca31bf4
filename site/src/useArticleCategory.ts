import type { ArticleChoice } from 'agency-ui';
import { useSearchParams } from 'wouter';

const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/** The blog's category, in the address as `?category=event-planning`: links and the way back know it. */
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
