/** Keyboard behaviour shared by tabs, and by the dots of carousels. */
export { useRovingTabs } from './useRovingTabs.js';
