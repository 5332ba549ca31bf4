import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categorySlugs, findCategory } from './useArticleCategory.js';

it.each([
  [['Event Planning', 'Printing'], 'event-planning', 'Event Planning'],
  [['R&D', 'R D', 'R-D'], 'r-d-2', 'R D'],
  [['Café', 'Cafe'], 'café', 'Café'],
  [['🎉', '🎪'], 'category-2', '🎪'],
  [['Printing'], 'PRINTING ', 'Printing'],
  [['Printing'], 'no-such', 'all'],
  [['Printing'], '', 'all'],
  [['Printing'], '%E0%A4%A', 'all'],
  [['Printing'], '\u0000', 'all'],
  [['Printing'], null, 'all'],
  [[], 'printing', 'all'],
])('given the categories %j, resolves the slug "%s" to %s', (categories, slug, expected) => {
  expect(findCategory(categories, slug)).toBe(expected);
});

it('gives each category a unique slug that leads back to its name', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aB -&2é', '語'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 8 }), (names) => {
      const slugs = categorySlugs(names);
      expect(new Set(slugs.values()).size).toBe(names.length);
      for (const [category, slug] of slugs) {
        const found = new URLSearchParams(new URLSearchParams({ category: slug }).toString()).get('category');
        expect(findCategory(names, found)).toBe(category);
      }
    }),
  );
});
