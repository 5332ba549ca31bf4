/** English labels for `ServiceCarousel`. */
export const serviceCarouselLabels = {
  /** Role of the carousel (`aria-roledescription`). */
  carousel: 'carousel',
  /** Role of a slide (`aria-roledescription`). */
  slide: 'slide',
  /** Accessible name of a slide, announced with its picture's `alt`. `position` starts at 1. */
  slideName: (position: number, count: number, alt?: string) => `${position} of ${count}${alt ? `: ${alt}` : ''}`,
  /** Accessible name of the dots. */
  dots: 'Slides',
  /** Accessible name of a dot. `position` starts at 1. */
  goToSlide: (position: number) => `Go to slide ${position}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};

export type ServiceCarouselLabels = typeof serviceCarouselLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceCarousel: ServiceCarouselLabels;
  }
}
