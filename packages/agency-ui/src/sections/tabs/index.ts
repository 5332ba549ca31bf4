/** Keyboard behaviour shared by tabs, and by the dots of carousels. */
export { isRtl } from './is-rtl.js';
export { useRovingTabs } from './useRovingTabs.js';
