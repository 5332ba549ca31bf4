'use client';

import { type RefObject, useState } from 'react';
import type { PlacedCategory } from './addresses.js';
import { useHashTarget } from './useHashTarget.js';

interface FaqOptions {
  categories: readonly PlacedCategory[];
  /** Name of the shown category, if it is controlled. */
  category: string | undefined;
  defaultCategory: string | undefined;
  onCategoryChange: ((name: string) => void) | undefined;
}

/**
 * State of the section: the selected category, and the open question.
 *
 * @param root - Contains every panel. A fragment or a search result inside opens its category and question.
 */
export function useFaq(root: RefObject<HTMLElement | null>, options: FaqOptions) {
  const { categories, category, defaultCategory, onCategoryChange } = options;
  const [own, setOwn] = useState(defaultCategory);
  const [open, setOpen] = useState('');
  const wanted = category ?? own;
  const selected = categories.find(({ name }) => name === wanted) ?? categories[0];

  const select = (name: string) => {
    setOwn(name);
    if (name !== selected?.name) onCategoryChange?.(name);
  };

  useHashTarget(root, (id) => {
    for (const { name, panel, entries } of categories) {
      const isQuestion = entries.some(({ address }) => address === id);
      if (isQuestion) setOpen(id);
      if (isQuestion || panel === id) select(name);
    }
  });

  return { selected, select, open, setOpen };
}
