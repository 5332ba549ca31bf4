// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArticleFilter } from './ArticleFilter.js';

afterEach(cleanup);

const categories = ['Event Planning', 'Industry News'] as const;
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

describe('ArticleFilter', () => {
  it('keeps its own choice when uncontrolled', async () => {
    render(<ArticleFilter categories={categories} defaultValue="Industry News" />);
    expect(pressed()).toBe('Industry News');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(pressed()).toBe('All');
  });

  it('shows the application’s choice when controlled', async () => {
    const onChange = vi.fn();
    render(<ArticleFilter categories={categories} value="all" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Event Planning' }));
    expect(onChange).toHaveBeenCalledWith('Event Planning');
    expect(pressed()).toBe('All');
  });

  it('keeps counts out of accessible names', { tags: ['wcag:2.5.3'] }, () => {
    render(<ArticleFilter categories={categories} counts={{ all: 9, 'Event Planning': 3, 'Industry News': 2 }} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All9',
      'Event Planning3',
      'Industry News2',
    ]);
    for (const name of ['All', ...categories]) expect(screen.getByRole('button', { name })).toBeDefined();
  });
});
