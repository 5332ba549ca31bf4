/** Long text for stories, and checks for overflow. */
import { expect } from 'storybook/test';

/** Forty letters without a break opportunity. */
export const longWord = 'Unternehmensveranstaltungsorganisationen';

/** Expects that the page doesn't scroll sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Whether an element is in a row that scrolls sideways. */
function inRow(element: Element | null): boolean {
  if (!element) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowX) || inRow(element.parentElement);
}

/**
 * Lists text that overflows the page or any of its own ancestors, even where `overflow` hides it.
 *
 * @param ignored - Selector for elements whose text may overflow.
 */
export function findTextOutside(root: HTMLElement, ignored?: string): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const beyond: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // Some text is in an element that has no box.
    let box = text.parentElement;
    while (box && getComputedStyle(box).display === 'contents') box = box.parentElement;
    if (!box || !text.textContent?.trim() || getComputedStyle(box).clipPath !== 'none') continue;
    if (ignored && box.closest(ignored)) continue;
    range.selectNodeContents(text);
    // Hidden text has no box.
    if (range.getClientRects().length === 0) continue;
    const { left, right } = range.getBoundingClientRect();
    const distance = (start: number, end: number) => Math.round(Math.max(start - left, right - end));
    // A column may bleed off the page or sit in a row that scrolls sideways, but other text may not.
    const outsidePage = inRow(box) ? 0 : distance(0, document.documentElement.clientWidth);
    const parent = (box.closest('li, dd, p, h1, h2, h3, h4, h5, h6') ?? box).getBoundingClientRect();
    const outside = Math.max(outsidePage, distance(parent.left, parent.right));
    if (outside > 1) beyond.push(`“${text.textContent}” by ${outside} px`);
  }
  return beyond;
}

/**
 * Expects that no text overflows the page or any of its own ancestors.
 *
 * @param root - Element to check, usually a story's `canvasElement`.
 */
export async function expectTextInside(root: HTMLElement): Promise<void> {
  await expect(findTextOutside(root)).toEqual([]);
}
