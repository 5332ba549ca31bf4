// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArticleList } from './ArticleList.js';
import { storyArticles, storyCategories } from './story-articles.js';

afterEach(cleanup);

const props = { heading: 'All articles', articles: storyArticles, categories: storyCategories };

describe('ArticleList', () => {
  it('holds every article in the server’s HTML', () => {
    const html = renderToString(<ArticleList {...props} />);
    for (const { title } of storyArticles) expect(html).toContain(title.replaceAll("'", '&#x27;'));
  });

  it('shows the category that the application holds', () => {
    const { rerender } = render(<ArticleList {...props} category="Event Planning" />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    rerender(<ArticleList {...props} category="all" />);
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  it('asks the application for all articles, and moves focus there, from an empty category', async () => {
    const onCategoryChange = vi.fn();
    render(
      <ArticleList
        {...props}
        articles={storyArticles.slice(0, 2)}
        defaultCategory="Digital Marketing"
        onCategoryChange={onCategoryChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(onCategoryChange).toHaveBeenCalledWith('all');
    expect(document.activeElement?.contains(screen.getAllByRole('article')[0] ?? null)).toBe(true);
  });
});
