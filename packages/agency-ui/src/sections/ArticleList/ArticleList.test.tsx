// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { ArticleList } from './ArticleList.js';

afterEach(cleanup);

const article = (title: string, category: Article['category']): Article => ({
  title,
  excerpt: 'Start with the ground.',
  category,
  author: 'Tent team',
  date: '2025-03-14',
  image: storyPicture(1, 'A tent'),
  featured: false,
});

const articles = [
  article('The mayor’s tent', 'Event Planning'),
  article('Ropes and pegs', 'Event Planning'),
  article('A name for a tent', 'Brand Development'),
];
const categories: Article['category'][] = ['Event Planning', 'Brand Development', 'Digital Marketing'];
const props = { heading: 'All articles', articles, categories };

describe('ArticleList', () => {
  it('contains every article in the server’s HTML', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToString(<ArticleList {...props} />);
    for (const { title } of articles) expect(html).toContain(title);
  });

  it('shows the category that the application has chosen', () => {
    const { rerender } = render(<ArticleList {...props} category="Event Planning" />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    rerender(<ArticleList {...props} category="all" />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('asks for all articles from an empty category, and moves focus to them', { tags: ['wcag:2.4.3'] }, async () => {
    const onCategoryChange = vi.fn();
    render(<ArticleList {...props} defaultCategory="Digital Marketing" onCategoryChange={onCategoryChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(onCategoryChange).toHaveBeenCalledWith('all');
    expect(document.activeElement?.contains(screen.getAllByRole('article')[0] ?? null)).toBe(true);
  });
});
