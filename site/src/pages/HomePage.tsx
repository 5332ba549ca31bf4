import { heroActions, heroSlides, homeHeading } from 'agency-content/home';
import { HeroCarousel } from 'agency-ui';
import { island } from '../Island.js';

export const data = { picture: heroSlides[0]?.image };

const CoreServices = island(() => import('../islands/HomeCoreServices.js'));
const Printing = island(() => import('../islands/HomePrinting.js'));
const Services = island(() => import('../islands/HomeServices.js'));
const Work = island(() => import('../islands/HomeWork.js'));
const Contact = island(() => import('../islands/HomeContact.js'));

export const islands = [CoreServices, Printing, Services, Work, Contact];

export default function HomePage() {
  return (
    <>
      <HeroCarousel heading={homeHeading} slides={heroSlides} {...heroActions} />
      <CoreServices />
      <Printing />
      <Services />
      <Work />
      <Contact />
    </>
  );
}
