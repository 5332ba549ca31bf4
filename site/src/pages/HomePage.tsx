import { heroActions, heroSlides, homeHeading } from 'agency-content/home';
import { HeroCarousel } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

export const picture = heroSlides[0]?.image;

const Offer = lazyPart(() => import('../parts/home/Offer.js'));
const Services = lazyPart(() => import('../parts/home/Services.js'));
const Work = lazyPart(() => import('../parts/home/Work.js'));
const Contact = lazyPart(() => import('../parts/home/Contact.js'));

export const parts = [Offer, Services, Work, Contact];

export default function HomePage() {
  return (
    <>
      <HeroCarousel heading={homeHeading} slides={heroSlides} {...heroActions} />
      <Offer />
      <Services />
      <Work />
      <Contact />
    </>
  );
}
