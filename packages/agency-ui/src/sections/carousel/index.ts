/** What carousels have in common: their dots, and behaviour. */
export { SlideDots } from './SlideDots.js';
export { type Carousel, useCarousel } from './useCarousel.js';
export { useSwipe } from './useSwipe.js';
