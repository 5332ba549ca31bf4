/** Shared by carousels: dots, the current slide, the pictures that may load, and swiping. */
export { SlideDots } from './SlideDots.js';
export { usePicturePreload } from './usePicturePreload.js';
export { type SlideIndex, type SlideIndexOptions, useSlideIndex } from './useSlideIndex.js';
export { useSwipe } from './useSwipe.js';
