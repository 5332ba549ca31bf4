/** Labels of `ServiceCarousel`. */
export interface ServiceCarouselLabels {
  /** Role of the carousel (`aria-roledescription`). */
  carousel: string;
  /** Role of a slide (`aria-roledescription`). */
  slide: string;
  /** Accessible name of a slide, announced with the `alt` of its picture. `position` starts at 1. */
  slideName: (position: number, count: number, alt?: string) => string;
  /** Accessible name of the dots. */
  dots: string;
  /** Accessible name of a dot. `position` starts at 1. */
  goToSlide: (position: number) => string;
  previousSlide: string;
  nextSlide: string;
}

export const serviceCarouselLabels: ServiceCarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: (position, count, alt) => `${position} of ${count}${alt ? `: ${alt}` : ''}`,
  dots: 'Slides',
  goToSlide: (position) => `Go to slide ${position}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceCarousel: ServiceCarouselLabels;
  }
}
