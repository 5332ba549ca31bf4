import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { cardShape } from './card-shape.js';
import { LinkCards } from './LinkCards.js';

const cards = [
  { title: 'Our Story', path: '/about/our-story', picture: storyPicture(1, 'A street') },
  { title: 'Blog', text: 'Notes.', path: '/blog', picture: storyPicture(2, 'A microphone') },
];

/** Number of columns for each shape, out of twelve. */
const columns = { third: 4, broad: 7, narrow: 5, full: 12 };

describe('LinkCards', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('fills its rows with %i cards', (count) => {
    const taken = Array.from({ length: count }, (_, index) => columns[cardShape(index, count)]);
    expect(taken.reduce((sum, one) => sum + one, 0) % 12).toBe(0);
  });

  it('has one link per card, named by its title', { tags: ['wcag:1.1.1', 'wcag:2.4.4'] }, () => {
    const html = renderToStaticMarkup(<LinkCards heading="Further" cards={cards} />);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*><a href="\/blog"[^>]*>Blog<\/a>/);
    expect(html.match(/alt=""/g)).toHaveLength(2);
  });

  it('shows no pictures at all if one is missing', () => {
    const [first] = cards;
    const html = renderToStaticMarkup(<LinkCards heading="Further" cards={[first!, { title: 'FAQ', path: '/faq' }]} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('data-variant="index"');
  });

  it('renders nothing without cards', () => {
    expect(renderToStaticMarkup(<LinkCards heading="Further" cards={[]} />)).toBe('');
  });
});
