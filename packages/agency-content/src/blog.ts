/** Copy for /blog. */

import { pageBlog } from 'agency-artwork';
import type { ArticleCategory, NavigationItem } from 'agency-ui/schemas';
import { articles } from './blog/articles.js';
import { heroPicture } from './pictures.js';
import type { Newsletter, PageHead } from './schemas.js';

export { articles };

export const hero = {
  title: 'Notes from the workshop',
  highlightText: 'workshop',
  description: 'What worked, what didn’t and what we’d do next time, written up by the people who ran the job.',
  picture: heroPicture(pageBlog),
} satisfies PageHead;

/** The filter buttons after "All" (spec section 2, "Blog"). */
export const categories: readonly ArticleCategory[] = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
];

/** The link back from an article. */
export const blogLink = { name: 'Blog', path: '/blog' } satisfies NavigationItem;

export const featuredArticles = articles.filter((article) => article.featured);

export const listHeading = 'All articles';

export const newsletter = {
  heading: 'A newsletter when there’s news',
  description: 'New articles and the booking dates worth knowing, by email.',
} satisfies Newsletter;
