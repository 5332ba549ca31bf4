/** What carousels have in common: their dots, and behaviour. */
export { SlideDots } from './SlideDots.js';
export { useCarousel } from './useCarousel.js';
export { useSwipe } from './useSwipe.js';
