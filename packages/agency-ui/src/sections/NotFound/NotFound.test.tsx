// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SearchForm } from '../SearchForm/index.js';
import { NotFound } from './NotFound.js';

afterEach(cleanup);

it('explains the error and links home, in the server’s HTML', { tags: ['wcag:3.3.3'] }, () => {
  const html = renderToString(<NotFound homePath="/" />);
  expect(html).toContain('404');
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('Return to Home');
});

it('shows the status code before the page’s only h1', { tags: ['wcag:1.3.1'] }, () => {
  render(<NotFound />);
  const code = screen.getByText('404');
  const heading = screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  expect(code.closest('[aria-hidden]')).toBeNull();
  expect(code.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('links to the home page whatever the path', () => {
  render(<NotFound homePath="/sw" />);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/sw');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('lists further links', () => {
  const links = [
    { name: 'Services', path: '/services' },
    { name: 'Contact', path: '/contact' },
  ];
  render(<NotFound links={links} />);
  const ways = within(screen.getByRole('navigation', { name: 'Or go straight to' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Services', '/services'],
    ['Contact', '/contact'],
  ]);
});

it('has a slot for a search form before the links', () => {
  render(<NotFound search={<SearchForm action="/sitemap" />} links={[{ name: 'Services', path: '/services' }]} />);
  const search = screen.getByRole('search');
  const ways = screen.getByRole('navigation');
  expect(search.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('contains no English text when it has custom labels', () => {
  const labels = {
    code: '404',
    heading: 'Lo! Ukurasa haupo',
    explanation: 'Anwani hii haina ukurasa.',
    home: 'Rudi nyumbani',
    linksLabel: 'Au nenda',
  };
  const { container } = render(<NotFound labels={labels} links={[{ name: 'Huduma', path: '/huduma' }]} />);
  const texts = [...Object.values(labels), 'Huduma'];
  expect(texts.reduce((rest, text) => rest.replace(text, ''), container.textContent ?? '')).toBe('');
});
