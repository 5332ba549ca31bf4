export { ServiceCarousel, type ServiceCarouselProps } from './ServiceCarousel.js';
export { type ServiceCarouselLabels, serviceCarouselLabels } from './ServiceCarousel.labels.js';
