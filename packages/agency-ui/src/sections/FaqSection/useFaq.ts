'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useControllableState } from '../../primitives/index.js';
import type { PlacedCategory } from './addresses.js';
import { useHashTarget } from './useHashTarget.js';

interface FaqOptions {
  categories: readonly PlacedCategory[];
  /** Name of the shown category, if it is controlled. */
  category: string | undefined;
  defaultCategory: string | undefined;
  onCategoryChange: ((name: string) => void) | undefined;
  /** The `id` of the open entry, or its question; '' if none is open. */
  openQuestion: string | undefined;
  defaultOpenQuestion: string;
  onOpenQuestionChange: ((question: string) => void) | undefined;
}

/**
 * The section's state: the selected category and the open question.
 *
 * @param root - Contains every panel. A fragment or a search result inside opens its category and question.
 */
export function useFaq(root: RefObject<HTMLElement | null>, options: FaqOptions) {
  const { categories, category, defaultCategory, onCategoryChange } = options;
  const [question, setQuestion] = useControllableState({
    component: 'FaqSection',
    prop: 'openQuestion',
    value: options.openQuestion,
    defaultValue: options.defaultOpenQuestion,
    onChange: options.onOpenQuestionChange,
  });
  const holdsIt = (one: PlacedCategory | undefined) => one?.entries.some(({ name }) => name === question);
  const home = categories.find(holdsIt);
  const [own, setOwn] = useState(defaultCategory ?? home?.name);
  const wanted = category ?? own;
  const selected = categories.find(({ name }) => name === wanted) ?? categories[0];
  // Opening a question also shows its category.
  const [lastQuestion, setLastQuestion] = useState(question);
  if (question !== lastQuestion) {
    setLastQuestion(question);
    if (home && !holdsIt(selected)) setOwn(home.name);
  }
  const entries = [selected, ...categories].flatMap((one) => one?.entries ?? []);

  const select = (name: string) => {
    setOwn(name);
    if (name !== selected?.name) onCategoryChange?.(name);
  };
  const openAddress = (address: string) => setQuestion(entries.find((entry) => entry.address === address)?.name ?? '');
  const latestOpenAddress = useRef(openAddress);
  useEffect(() => {
    latestOpenAddress.current = openAddress;
  });
  const setOpen = useCallback((address: string) => latestOpenAddress.current(address), []);

  useHashTarget(root, (id) => {
    for (const { name, panel, entries: inside } of categories) {
      const isQuestion = inside.some(({ address }) => address === id);
      if (isQuestion) openAddress(id);
      if (isQuestion || panel === id) select(name);
    }
  });

  return { selected, select, open: entries.find(({ name }) => name === question)?.address ?? '', setOpen };
}
