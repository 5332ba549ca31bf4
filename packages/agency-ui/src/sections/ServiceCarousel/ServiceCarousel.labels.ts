/** Every word that the carousel can say by itself. */
export interface ServiceCarouselLabels {
  /** What the whole is, said after its name (`aria-roledescription`). */
  carousel: string;
  /** What one picture's place is, said after its name. */
  slide: string;
  /** Name of a slide. `position` counts from 1. */
  slideName: (position: number, count: number) => string;
  /** Name of the row of dots. */
  dots: string;
  /** Name of one dot. `position` counts from 1. */
  goToSlide: (position: number) => string;
  previousSlide: string;
  nextSlide: string;
}

export const serviceCarouselLabels: ServiceCarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: (position, count) => `${position} of ${count}`,
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
