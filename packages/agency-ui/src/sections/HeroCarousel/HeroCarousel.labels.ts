/** English labels for `HeroCarousel`. */
export const heroCarouselLabels = {
  /** Role of the section (`aria-roledescription`). */
  carousel: 'carousel',
  /** Role of a slide (`aria-roledescription`). */
  slide: 'slide',
  /** Accessible name of a slide. `position` starts at 1. */
  slideName: (position: number, count: number, title: string) => `${position} of ${count}: ${title}`,
  /** Accessible name of the dots. */
  dots: 'Slides',
  /** Accessible name of a dot. `position` starts at 1. */
  goToSlide: (position: number) => `Go to slide ${position}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  startRotation: 'Start slide rotation',
  stopRotation: 'Stop slide rotation',
};

export type HeroCarouselLabels = typeof heroCarouselLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    HeroCarousel: HeroCarouselLabels;
  }
}
