import type { KeyboardEvent } from 'react';
import { runsRightToLeft } from './reading-direction.js';

/**
 * Which dot a key leads to in a row of tabs (APG, "Tabs"): the arrows follow the direction of the text and go round at
 * the ends, Home and End lead to the first and the last.
 *
 * @returns the dot, from 0, or nothing for any other key.
 */
function dotFor(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Handles a key pressed in a `tablist` of dots: shows the slide that it leads to and moves focus along.
 *
 * @param event - From the `tablist`, whose tabs are in the order of the slides.
 * @param index - The slide on show.
 * @param goTo - Shows a slide.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, index: number, goTo: (target: number) => void): void {
  // With Alt the arrows are the browser's way back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tablist = event.currentTarget;
  const tabs = tablist.querySelectorAll<HTMLElement>('[role="tab"]');
  const target = dotFor(event.key, index, tabs.length, runsRightToLeft(tablist));
  if (target === undefined) return;
  // Otherwise Home and End scroll the page as well.
  event.preventDefault();
  goTo(target);
  tabs[target]?.focus();
}
