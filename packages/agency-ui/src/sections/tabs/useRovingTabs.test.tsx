// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRovingTabs } from './useRovingTabs.js';

afterEach(cleanup);

interface TabsProps {
  index: number;
  direction?: 'ltr' | 'rtl';
  orientation?: 'horizontal' | 'vertical';
  onSelect?: (index: number) => void;
}

function Tabs({ index, direction = 'ltr', orientation = 'horizontal', onSelect = () => {} }: TabsProps) {
  const { handleTabKeyDown, tabProps } = useRovingTabs({ index, onSelect, readOrientation: () => orientation });
  return (
    <div role="tablist" onKeyDown={handleTabKeyDown} style={{ direction }}>
      {['one', 'two', 'three'].map((name, tab) => (
        <button key={name} {...tabProps(tab)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function press(key: string, props: TabsProps, modifiers: { ctrlKey?: boolean; altKey?: boolean } = {}) {
  const onSelect = vi.fn();
  render(<Tabs {...props} onSelect={onSelect} />);
  const isUnhandled = fireEvent.keyDown(screen.getByRole('tablist'), { key, ...modifiers });
  return { onSelect, isUnhandled };
}

it.each([
  ['ArrowRight', 0, 1, 'two'],
  ['ArrowRight', 2, 0, 'one'],
  ['ArrowLeft', 0, 2, 'three'],
  ['Home', 2, 0, 'one'],
  ['End', 0, 2, 'three'],
])('selects and focuses a tab on %s, from tab %i to tab %i', (key, index, target, name) => {
  const { onSelect, isUnhandled } = press(key, { index });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(target);
  expect(document.activeElement?.textContent).toBe(name);
  expect(isUnhandled).toBe(false);
});

it('reverses the arrow keys in right-to-left layouts', () => {
  expect(press('ArrowLeft', { index: 0, direction: 'rtl' }).onSelect).toHaveBeenCalledWith(1);
});

it('uses the up and down arrow keys in a column, regardless of text direction', () => {
  expect(press('ArrowDown', { index: 0, orientation: 'vertical', direction: 'rtl' }).onSelect).toHaveBeenCalledWith(1);
  cleanup();
  expect(press('ArrowRight', { index: 0, orientation: 'vertical' }).isUnhandled).toBe(true);
});

it('ignores other keys and browser shortcuts', { tags: ['component:ServiceCarousel', 'wcag:2.1.1'] }, () => {
  expect(press('Tab', { index: 0 }).isUnhandled).toBe(true);
  cleanup();
  expect(press('Home', { index: 1 }, { ctrlKey: true }).onSelect).not.toHaveBeenCalled();
  cleanup();
  expect(press('ArrowLeft', { index: 1 }, { altKey: true }).onSelect).not.toHaveBeenCalled();
});

it('puts only the selected tab in the tab order', () => {
  render(<Tabs index={1} />);
  expect(screen.getAllByRole<HTMLButtonElement>('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

it('selects a tab on click', () => {
  const onSelect = vi.fn();
  render(<Tabs index={0} onSelect={onSelect} />);
  fireEvent.click(screen.getByRole('tab', { name: 'three' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
});
