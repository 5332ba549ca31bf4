import { coreServices, heroActions, heroSlides, homeHeading, impact } from 'agency-content';
import { CoreServicesGrid, HeroCarousel, ImpactCounters } from 'agency-ui';

export default function HomePage() {
  return (
    <>
      <HeroCarousel heading={homeHeading} slides={heroSlides} {...heroActions} />
      <CoreServicesGrid {...coreServices} />
      <ImpactCounters {...impact} />
    </>
  );
}
