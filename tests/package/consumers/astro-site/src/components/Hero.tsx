import { AgencyProvider, HeroCarousel, type HeroCarouselProps } from 'agency-ui';

/** An island: what holds functions is made here, since a page hands over nothing but data. */
export default function Hero(props: HeroCarouselProps) {
  return (
    <AgencyProvider locale="en-KE" labels={{ HeroCarousel: { nextSlide: 'Onwards' } }}>
      <HeroCarousel {...props} />
    </AgencyProvider>
  );
}
