import type { KeyboardEvent } from 'react';
import { isRtl } from './is-rtl.js';

export type TabsOrientation = 'horizontal' | 'vertical';

interface RovingTabsOptions {
  /** The selected tab, from 0. */
  index: number;
  onSelect: (index: number) => void;
  /** Read at each key press, since the layout can change without a render. */
  readOrientation?: () => TabsOrientation;
}

const arrowKeys = (orientation: TabsOrientation, isRightToLeft: boolean) => {
  if (orientation === 'vertical') return ['ArrowUp', 'ArrowDown'];
  return isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
};

/** The tab that a key moves to, from 0; undefined for any other key. Arrow keys wrap around at the ends. */
function nextTabIndex(key: string, index: number, count: number, [back, forward]: string[]): number | undefined {
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Roving tabindex for a row or column of tabs (APG tabs, automatic activation): one tab stop, with arrow keys, Home and
 * End inside.
 *
 * @returns the key handler of the tab list, and the props of a tab by its index. Tabs are buttons in the order of their indexes.
 */
export function useRovingTabs({ index, onSelect, readOrientation = () => 'horizontal' }: RovingTabsOptions) {
  const handleTabKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Browser shortcuts: Alt with an arrow key goes back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tablist = event.currentTarget;
    const tabs = tablist.querySelectorAll<HTMLElement>('[role="tab"]');
    const target = nextTabIndex(event.key, index, tabs.length, arrowKeys(readOrientation(), isRtl(tablist)));
    if (target === undefined) return;
    // Home and End would also scroll the page.
    event.preventDefault();
    tabs[target]?.focus();
    onSelect(target);
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
