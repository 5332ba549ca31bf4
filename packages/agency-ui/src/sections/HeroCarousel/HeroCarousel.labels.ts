/** Every word that the hero can say by itself. */
export interface HeroCarouselLabels {
  /** What the section is, said after its name (`aria-roledescription`). */
  carousel: string;
  /** What one slide is, said after its name. */
  slide: string;
  /** Name of a slide. `position` counts from 1. */
  slideName: (position: number, count: number, title: string) => string;
  /** Name of the row of dots. */
  dots: string;
  /** Name of one dot. `position` counts from 1. */
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
