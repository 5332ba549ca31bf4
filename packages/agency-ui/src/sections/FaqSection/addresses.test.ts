import { expect, it } from 'vitest';
import { placeCategories } from './addresses.js';

it('gives different categories and questions different ids', () => {
  const entries = [
    { question: 'How?', answer: 'So.' },
    { question: 'Why?', answer: 'Because.', id: 'category-c-1' },
  ];
  const placed = placeCategories('faq', [
    { name: 'C', entries },
    { name: 'C++', entries },
    { name: '?', entries: [] },
    { name: '!', entries: [] },
    { name: 'C 1', entries },
  ]);
  const ids = placed.flatMap(({ panel, tab, entries: all }) => [panel, tab, ...all.map(({ address }) => address)]);
  expect(ids).toHaveLength(16);
  expect(new Set(ids).size).toBe(ids.length);
  expect(placed[0]?.panel).toBe('faq-category-c');
});
