import { expect, it } from 'vitest';
import { holdsCurrentPage, isCurrentPage } from './is-current.js';

it.each([
  ['/blog', '/blog', true],
  ['/blog', '/blog/', true],
  ['/blog/', '/blog', true],
  ['/blog', '/blog?page=2', true],
  ['/blog', '/blog/first-post', false],
  ['/', '/', true],
  ['/', '/blog', false],
  // A fragment is a location within a page, not a page.
  ['/#contact', '/', false],
  ['/blog', undefined, false],
])('compares %s with the current page %s and returns %s', (path, currentPath, expected) => {
  expect(isCurrentPage(path, currentPath)).toBe(expected);
});

it('finds the current page among a group’s links', () => {
  const group = { name: 'About Us', items: [{ name: 'Our Team', path: '/about/team' }] };
  expect(holdsCurrentPage(group, '/about/team')).toBe(true);
  expect(holdsCurrentPage(group, '/about/values')).toBe(false);
});
