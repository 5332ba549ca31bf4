import type { KeyboardEvent } from 'react';
import { moveFocus } from '../../primitives/index.js';

interface RovingTabsOptions {
  /** The selected tab, from 0. */
  index: number;
  onSelect: (index: number) => void;
  /** Read at each key press, because the layout can change without a render. */
  readOrientation?: () => 'horizontal' | 'vertical';
}

/**
 * Roving tabindex for a row or column of tabs (APG tabs, automatic activation): one tab stop, with arrow keys, Home and
 * End inside.
 *
 * @returns the key handler of the tab list, and the props of a tab by its index. Tabs are buttons in the order of their indexes.
 */
export function useRovingTabs({ index, onSelect, readOrientation = () => 'horizontal' }: RovingTabsOptions) {
  const handleTabKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    const target = moveFocus(event, tabs, readOrientation(), index);
    if (target !== undefined) onSelect(target);
  };

  return {
    handleTabKeyDown,
    tabProps: (tab: number) =>
      ({
        type: 'button',
        role: 'tab',
        'aria-selected': tab === index,
        tabIndex: tab === index ? 0 : -1,
        onClick: () => onSelect(tab),
      }) as const,
  };
}
