/** The words of /blog. */

import type { ArticleCategory } from 'agency-ui/schemas';
import { articles } from './blog/articles.js';
import { pending } from './pending.js';
import { heroPicture } from './pictures.js';
import type { Newsletter, PageHead } from './schemas.js';

export { articles };

export const hero = {
  title: 'From the floor & the press',
  highlightText: '&',
  description:
    'Working notes from our desks: what we learn building stages, filling halls and putting ink on paper in Nairobi.',
  picture: heroPicture(pending('page-blog')),
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
  heading: 'A postcard from the press, now and then',
  description: 'New articles, paper samples worth seeing and dates for your diary.',
} satisfies Newsletter;
