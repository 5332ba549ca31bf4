import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyArticles } from '../ArticleList/story-articles.js';
import { FeaturedArticles } from './FeaturedArticles.js';

describe('FeaturedArticles', () => {
  it('shows every article it is given, in their order', () => {
    const html = renderToString(<FeaturedArticles articles={storyArticles.slice(0, 5)} />);
    const titles = [...html.matchAll(/<h3[^>]*>([^<]+)</g)].map((match) => match[1]);
    expect(titles).toEqual(storyArticles.slice(0, 5).map(({ title }) => title));
  });

  it('fetches the first picture at once and the others when they come near', () => {
    const html = renderToString(<FeaturedArticles articles={storyArticles.slice(0, 3)} />);
    expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"']);
  });

  it('renders nothing without articles', () => {
    expect(renderToString(<FeaturedArticles articles={[]} />)).toBe('');
  });
});
