// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PreviousNextLinks } from './PreviousNextLinks.js';

const previous = { title: 'Events', path: '/services/events' };
const next = { title: 'Production', path: '/services/production' };

afterEach(cleanup);

describe('PreviousNextLinks', () => {
  it('sets rel on each link', { tags: ['wcag:1.3.1'] }, () => {
    render(<PreviousNextLinks previous={previous} next={next} />);
    expect(screen.getByRole('link', { name: /Events/ }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: /Production/ }).getAttribute('rel')).toBe('next');
  });

  it('leaves out a side that has no link', () => {
    render(<PreviousNextLinks previous={previous} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Previous page Events']);
  });

  it('shows the index link only where a side has no link', () => {
    const index = { title: 'All', path: '/services' };
    const { rerender } = render(<PreviousNextLinks next={next} index={index} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/services', next.path]);
    rerender(<PreviousNextLinks previous={previous} next={next} index={index} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([previous.path, next.path]);
  });

  it('renders nothing when there are no neighbouring pages', () => {
    expect(renderToString(<PreviousNextLinks />)).toBe('');
  });
});
