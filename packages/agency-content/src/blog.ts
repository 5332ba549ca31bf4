/** The words of /blog. */

import { pageBlog } from 'agency-artwork';
import type { ArticleCategory } from 'agency-ui/schemas';
import { articles } from './blog/articles.js';
import { heroPicture } from './pictures.js';
import type { Newsletter, PageHead } from './schemas.js';

export { articles };

export const hero = {
  title: 'Notes from the workshop',
  highlightText: 'workshop',
  description:
    'What went right, what went wrong, and what we would do next time: the desks write down what a job has taught them.',
  picture: heroPicture(pageBlog),
} satisfies PageHead;

/** The filter's buttons after "All" (spec section 2, "Blog"). */
export const categories: readonly ArticleCategory[] = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
];

export const featuredArticles = articles.filter((article) => article.featured);

export const listHeading = 'All articles';

export const newsletter = {
  heading: 'Letters from the press, when there is news',
  description:
    'Leave an address, and the next article comes to you, along with a date or two that you may want to keep free.',
} satisfies Newsletter;
