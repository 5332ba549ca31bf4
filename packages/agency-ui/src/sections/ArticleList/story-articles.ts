/** Nine articles for the stories of the blog's sections. */
import type { Article, ArticleCategory } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';

export const storyCategories: readonly ArticleCategory[] = [
  'Marketing Strategy',
  'Event Planning',
  'Brand Development',
  'Digital Marketing',
  'Industry News',
];

export const storyArticles: readonly Article[] = [
  {
    title: 'Why the five hundredth copy is the cheap one',
    excerpt: 'Offset or digital is a question of one number. How to find yours before you ask for a price.',
    category: 'Industry News',
    author: 'Print studio',
    date: '2026-11-12',
    image: storyPicture(31, 'An offset press at work'),
    featured: true,
  },
  {
    title: 'Book the hall first: an event year, backwards',
    excerpt: 'Large events need six to twelve months, small ones one to three. What to fix first, and what can wait.',
    category: 'Event Planning',
    author: 'Events desk',
    date: '2026-11-03',
    image: storyPicture(32, 'A gala under chandeliers'),
    featured: false,
  },
  {
    title: 'A stage on wheels: a roadshow, street by street',
    excerpt: 'Route, permits, sound and shade: what we check before the truck leaves the yard.',
    category: 'Marketing Strategy',
    author: 'Activations desk',
    date: '2026-10-21',
    image: storyPicture(33, 'A roadshow truck'),
    featured: false,
  },
  {
    title: 'Where eight to twelve weeks go',
    excerpt: 'A brand identity takes four steps. A plain account of what happens in each, and what we need from you.',
    category: 'Brand Development',
    author: 'Brand desk',
    date: '2026-10-09',
    image: storyPicture(34, 'One sign in four colours'),
    featured: false,
  },
  {
    title: 'Light first, sound second, band third',
    excerpt: 'A crowd looks where the light is. How to build a stage that still reads from the last row.',
    category: 'Event Planning',
    author: 'Events desk',
    date: '2026-09-24',
    image: storyPicture(36, 'A band on a stage'),
    featured: true,
  },
  {
    title: 'One afternoon of podcast, a month of posts',
    excerpt: 'How we plan a recording so that it falls into clips, quotes and pictures by itself.',
    category: 'Digital Marketing',
    author: 'Production desk',
    date: '2026-09-10',
    image: storyPicture(37, 'Two people at microphones'),
    featured: false,
  },
  {
    title: 'Three metres of aisle to say who you are',
    excerpt: 'Visitors pass an expo stand in four seconds. What to print large, and what to leave off.',
    category: 'Marketing Strategy',
    author: 'Expo desk',
    date: '2026-08-27',
    image: storyPicture(38, 'An expo aisle'),
    featured: false,
  },
  {
    title: 'The team day that people still talk about in March',
    excerpt: 'Fewer ice-breakers, more of a task to share. What makes a retreat last beyond the bus home.',
    category: 'Event Planning',
    author: 'Engagement desk',
    date: '2026-08-13',
    image: storyPicture(39, 'A tug of war'),
    featured: false,
  },
  {
    title: 'From manuscript to spine: a first book, in order',
    excerpt: 'Typesetting, proofs, paper and binding, as a new author meets them.',
    category: 'Industry News',
    author: 'Print studio',
    date: '2026-07-30',
    image: storyPicture(40, 'A stack of books'),
    featured: false,
  },
];

/** As `storyArticles`, each with a page of its own. */
export const linkedArticles: readonly Article[] = storyArticles.map((article, index) => ({
  ...article,
  path: `/blog/${index + 1}`,
}));

/** An article that tries a layout. */
export const unrulyArticle: Article = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitän and other headlines that were never meant for a narrow column',
  excerpt:
    'An excerpt that goes on for longer than any excerpt should, because whoever wrote it could not decide which of its thoughts was the one that matters, and so left them all in, one after the other, until the reader gave up.',
  category: 'Brand Development',
  author: 'The desk with the longest name in the whole of the agency',
  date: '2026-12-31',
  image: storyPicture(41, ''),
  featured: true,
};
