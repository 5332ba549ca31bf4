/** Labels of `HeroCarousel`. */
export interface HeroCarouselLabels {
  /** Role of the section (`aria-roledescription`). */
  carousel: string;
  /** Role of a slide (`aria-roledescription`). */
  slide: string;
  /** Accessible name of a slide. `position` starts at 1. */
  slideName: (position: number, count: number, title: string) => string;
  /** Accessible name of the dots. */
  dots: string;
  /** Accessible name of a dot. `position` starts at 1. */
  goToSlide: (position: number) => string;
  previousSlide: string;
  nextSlide: string;
  startRotation: string;
  stopRotation: string;
}

export const heroCarouselLabels: HeroCarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: (position, count, title) => `${position} of ${count}: ${title}`,
  dots: 'Slides',
  goToSlide: (position) => `Go to slide ${position}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  startRotation: 'Start slide rotation',
  stopRotation: 'Stop slide rotation',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    HeroCarousel: HeroCarouselLabels;
  }
}
