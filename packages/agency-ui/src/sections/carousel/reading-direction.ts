/** Whether an element's text runs from right to left, and so what "forward" means for its arrows and swipes. */
export function runsRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
