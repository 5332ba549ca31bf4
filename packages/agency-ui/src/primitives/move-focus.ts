import type { KeyboardEvent } from 'react';
import { isRtl } from './is-rtl.js';

const arrowKeys = (orientation: 'horizontal' | 'vertical', isRightToLeft: boolean) => {
  if (orientation === 'vertical') return ['ArrowUp', 'ArrowDown'];
  return isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
};

/**
 * Index of the item that a key moves to, counted from 0; undefined for any other key. Arrow keys wrap around at the
 * ends.
 */
function nextIndex(key: string, index: number, count: number, [back, forward]: string[]): number | undefined {
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Moves focus along a row or column of controls with the arrow keys, Home and End.
 *
 * @param event - Its element's text direction decides which arrow key moves forward in a row.
 * @param items - The controls, in order.
 * @param index - Index of the current control, counted from 0. Defaults to the control that received the key. With -1,
 * no key moves focus.
 * @returns the index of the focused control, or undefined if the key doesn't move focus.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  items: ArrayLike<HTMLElement>,
  orientation: 'horizontal' | 'vertical',
  index: number = Array.from<EventTarget>(items).indexOf(event.target),
): number | undefined {
  // Ignores browser shortcuts, such as Alt with an arrow key to go back or forward.
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const target = nextIndex(event.key, index, items.length, arrowKeys(orientation, isRtl(event.currentTarget)));
  if (target === undefined) return undefined;
  // These keys would also scroll the page.
  event.preventDefault();
  items[target]?.focus();
  return target;
}
