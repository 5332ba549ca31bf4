/** Whether an element's text runs from right to left, which reverses its arrow keys and swipes. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
