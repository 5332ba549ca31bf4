export { HeroCarousel, type HeroCarouselProps } from './HeroCarousel.js';
export { type HeroCarouselLabels, heroCarouselLabels } from './HeroCarousel.labels.js';
