import { caseStudiesLink } from 'agency-content';
import { clients, coreServices, heroActions, heroSlides, heroTagline, homeHeading } from 'agency-content/home';
import { ClientStrip, CoreServicesGrid, HeroCarousel } from 'agency-ui';
import { island } from '../Island.js';

export const data = { picture: heroSlides[0]?.image };

const Services = island(() => import('../islands/HomeServices.js'));
const Contact = island(() => import('../islands/HomeContact.js'));

export const islands = [Services, Contact];

export default function HomePage() {
  return (
    <>
      <HeroCarousel
        heading={homeHeading}
        tagline={heroTagline}
        slides={heroSlides}
        {...heroActions}
        workLink={caseStudiesLink}
      />
      <ClientStrip {...clients} tone="night" />
      <CoreServicesGrid {...coreServices} />
      <Services />
      <Contact />
    </>
  );
}
