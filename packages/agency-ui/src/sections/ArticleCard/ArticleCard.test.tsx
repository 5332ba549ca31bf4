// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { ArticleCard } from './ArticleCard.js';

afterEach(cleanup);

const article: Article = {
  title: 'How to pitch a tent',
  excerpt: 'Start with the ground.',
  category: 'Event Planning',
  author: 'Tent team',
  date: '2025-03-14',
  image: storyPicture(1, 'A tent'),
  featured: false,
};

describe('ArticleCard', () => {
  it('calls the handler with its article', async () => {
    const onReadMore = vi.fn();
    render(<ArticleCard article={article} onReadMore={onReadMore} />);
    await userEvent.click(screen.getByRole('button', { name: /^Read More/ }));
    expect(onReadMore).toHaveBeenCalledWith(article);
  });

  it('links to the article’s own page even if there is a handler', () => {
    render(<ArticleCard article={{ ...article, path: '/blog/1' }} onReadMore={vi.fn()} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blog/1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('disables its button when there is neither a path nor a handler', { tags: ['wcag:4.1.2'] }, () => {
    render(<ArticleCard article={article} />);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('formats the date correctly whatever the server’s time zone', () => {
    const html = renderToString(<ArticleCard article={{ ...article, date: '2026-01-01' }} />);
    expect(html).toMatch(/dateTime="2026-01-01"[^>]*>1 Jan 2026</i);
  });
});
