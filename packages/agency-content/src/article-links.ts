/** Links from an article's page to other articles. */
import type { Article } from 'agency-ui/schemas';
import { articles } from './blog/articles.js';

/** The next newer and the next older article. */
export function neighboursOf({ path }: Article) {
  const index = articles.findIndex((article) => article.path === path);
  const at = (position: number) => {
    const article = articles[position];
    return article?.path ? { title: article.title, path: article.path, image: article.image } : undefined;
  };
  return { previous: at(index - 1), next: at(index + 1) };
}

/** Labels for the links to other articles. */
export const neighbourLabels = {
  name: 'More articles',
  previous: 'Newer article',
  next: 'Older article',
};

/** The authors are teams. */
export const articleLabels = {
  by: (team: string) => `By the ${team.charAt(0).toLowerCase()}${team.slice(1)}`,
};
