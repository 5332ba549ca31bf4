'use client';

import { useRovingTabs } from '../tabs/index.js';
import type { PlacedCategory } from './addresses.js';
import * as styles from './CategoryTabs.css.js';
import { tabsOrientation, useTabsOrientation } from './useTabsOrientation.js';

interface CategoryTabsProps {
  label: string;
  categories: readonly PlacedCategory[];
  selected: PlacedCategory | undefined;
  onSelect: (name: string) => void;
}

/** The categories as tabs. */
export function CategoryTabs({ label, categories, selected, onSelect }: CategoryTabsProps) {
  const { handleTabKeyDown, tabProps } = useRovingTabs({
    index: categories.findIndex(({ name }) => name === selected?.name),
    onSelect: (index) => {
      const category = categories[index];
      if (category) onSelect(category.name);
    },
    // Right after hydration the rendered orientation is still the server's.
    readOrientation: tabsOrientation,
  });
  return (
    <div
      role="tablist"
      onKeyDown={handleTabKeyDown}
      aria-label={label}
      aria-orientation={useTabsOrientation()}
      className={styles.tabs}
    >
      {categories.map(({ name, tab, panel, entries }, index) => (
        <button key={panel} {...tabProps(index)} id={tab} aria-controls={panel} className={styles.tab}>
          <span>{name}</span>
          <span aria-hidden="true" className={styles.count}>
            {entries.length}
          </span>
        </button>
      ))}
    </div>
  );
}
