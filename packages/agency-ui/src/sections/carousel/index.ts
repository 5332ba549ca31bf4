/** Shared by carousels: dots, state and swiping. */
export { SlideDots } from './SlideDots.js';
export { useCarousel } from './useCarousel.js';
export { useSwipe } from './useSwipe.js';
