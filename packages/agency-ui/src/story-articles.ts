/** Articles for stories. */
import { articles } from 'agency-content/blog';
import type { Article } from './entities/index.js';
import { storyPicture } from './story-pictures.js';

/** The agency's articles, with short paths. */
export const linkedArticles: readonly Article[] = articles.map((article, index) => ({
  ...article,
  path: `/blog/${index + 1}`,
}));

/** An article with long text. */
export const unrulyArticle: Article = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitän and other headlines that were never meant for a narrow column',
  excerpt:
    'An excerpt that runs on for longer than any excerpt should, because its author couldn’t decide which thought mattered most and left them all in, one after the other, until the reader gave up.',
  category: 'Brand Development',
  author: 'The team with the longest name in the whole agency',
  date: '2026-12-31',
  image: storyPicture(41, ''),
  featured: true,
};
