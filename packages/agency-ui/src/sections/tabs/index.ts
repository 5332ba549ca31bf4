/** Keyboard behaviour shared by tabs and carousel dots. */
export { useRovingTabs } from './useRovingTabs.js';
