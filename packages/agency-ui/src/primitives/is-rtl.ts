/** Whether an element's text runs from right to left, which reverses its arrow keys and swipes. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
