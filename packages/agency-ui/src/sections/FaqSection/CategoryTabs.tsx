'use client';

import type { KeyboardEvent } from 'react';
import type { Tone } from '../../theme/index.js';
import type { PlacedCategory } from './addresses.js';
import * as styles from './CategoryTabs.css.js';
import { tabsOrientation, useTabsOrientation } from './useTabsOrientation.js';

interface CategoryTabsProps {
  label: string;
  categories: readonly PlacedCategory[];
  selected: PlacedCategory | undefined;
  /** Tone of the selected tab. */
  selectedTone: Tone;
  onSelect: (name: string) => void;
}

/** The categories as tabs: one tab stop; arrow keys, Home and End select (APG tabs, automatic activation). */
export function CategoryTabs({ label, categories, selected, selectedTone, onSelect }: CategoryTabsProps) {
  const orientation = useTabsOrientation();

  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    // Read now: right after hydration the rendered orientation is still that of the server.
    const [back, forward] =
      tabsOrientation() === 'vertical'
        ? ['ArrowUp', 'ArrowDown']
        : rightToLeft
          ? ['ArrowRight', 'ArrowLeft']
          : ['ArrowLeft', 'ArrowRight'];
    const count = categories.length;
    const current = categories.findIndex(({ name }) => name === selected?.name);
    const moves = new Map([
      [back, (current - 1 + count) % count],
      [forward, (current + 1) % count],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const next = moves.get(event.key);
    const category = next === undefined ? undefined : categories[next];
    if (!category) return;
    event.preventDefault();
    document.getElementById(category.tab)?.focus();
    onSelect(category.name);
  };

  return (
    <div role="tablist" aria-label={label} aria-orientation={orientation} className={styles.tabs} onKeyDown={choose}>
      {categories.map(({ name, tab, panel, entries }) => {
        const isSelected = name === selected?.name;
        return (
          <button
            key={panel}
            type="button"
            role="tab"
            id={tab}
            aria-selected={isSelected}
            aria-controls={panel}
            tabIndex={isSelected ? 0 : -1}
            data-agency-tone={isSelected ? selectedTone : undefined}
            className={styles.tab}
            onClick={() => onSelect(name)}
          >
            <span>{name}</span>
            <span aria-hidden="true" className={styles.count}>
              {entries.length}
            </span>
          </button>
        );
      })}
    </div>
  );
}
