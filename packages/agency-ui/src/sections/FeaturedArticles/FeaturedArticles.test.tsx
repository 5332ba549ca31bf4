import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { FeaturedArticles } from './FeaturedArticles.js';

const articles: Article[] = ['One tent', 'Two tents', 'Three tents', 'Four tents', 'Five tents'].map(
  (title, index) => ({
    title,
    excerpt: 'Start with the ground.',
    category: 'Event Planning',
    author: 'Tent team',
    date: '2025-03-14',
    image: storyPicture(index, title),
    featured: true,
  }),
);

describe('FeaturedArticles', () => {
  it('shows every article in order', () => {
    const html = renderToString(<FeaturedArticles articles={articles} />);
    const titles = [...html.matchAll(/<h3[^>]*>([^<]+)</g)].map((match) => match[1]);
    expect(titles).toEqual(articles.map(({ title }) => title));
  });

  it('loads the first picture eagerly and the others lazily', () => {
    const html = renderToString(<FeaturedArticles articles={articles.slice(0, 3)} />);
    expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"']);
  });

  it('renders nothing without articles', () => {
    expect(renderToString(<FeaturedArticles articles={[]} />)).toBe('');
  });
});
