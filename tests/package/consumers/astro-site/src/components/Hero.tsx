import { AgencyProvider, HeroCarousel, type HeroCarouselProps } from 'agency-ui';

/** An island. Functions are created here, because an Astro page can pass only serializable props. */
export default function Hero(props: HeroCarouselProps) {
  return (
    <AgencyProvider locale="en-KE" labels={{ HeroCarousel: { nextSlide: 'Onwards' } }}>
      <HeroCarousel {...props} />
    </AgencyProvider>
  );
}
