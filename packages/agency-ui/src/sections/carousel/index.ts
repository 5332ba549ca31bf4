/** What carousels have in common: no component of its own, only behaviour. */
export { moveByKey } from './dot-keys.js';
export { type Carousel, useCarousel } from './useCarousel.js';
export { useSwipe } from './useSwipe.js';
