import { expect, it } from 'vitest';
import { visiblePages } from './visible-pages.js';

it.each([
  [1, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 10, '1 2 3 4 5 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [7, 10, '1 … 6 7 8 9 10'],
  [10, 10, '1 … 6 7 8 9 10'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
])('shows the pages next to page %i of %i', (current, count, shown) => {
  expect(
    visiblePages(current, count)
      .map((page) => (page === 'gap' ? '…' : page))
      .join(' '),
  ).toBe(shown);
});

it('never replaces a single page with an ellipsis', () => {
  for (let count = 1; count < 30; count++) {
    for (let current = 1; current <= count; current++) {
      const pages = visiblePages(current, count);
      expect(pages).toContain(current);
      for (const [index, page] of pages.entries()) {
        const [before, after] = [pages[index - 1], pages[index + 1]];
        if (page === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      }
    }
  }
});
