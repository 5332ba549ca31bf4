/** Copy for /services, the index of all eight services. */
import {
  exposExhibitions,
  pageBrandIdentity,
  pageOutdoorAdvertising,
  pageServices,
  serviceEvents,
  serviceExperientialMarketing,
  servicePrinting,
  serviceProduction,
  serviceStaffEngagement,
} from 'agency-artwork';
import {
  billboardPrice,
  bookPrice,
  brandProject,
  dayOutPrice,
  guestPrice,
  highlightsPrice,
  identityPrice,
  standPrice,
  storePrice,
} from './facts.js';
import { cardPicture, heroPicture } from './pictures.js';
import type { PageHead, ServiceIndex } from './schemas.js';
import { unbroken } from './unbroken.js';

export const hero = {
  title: 'Services',
  description:
    'Events, activations, film, brand and print from one agency in Westlands. Book a single service, or combine several in one campaign.',
  picture: heroPicture(pageServices),
} satisfies PageHead;

export const serviceIndex = {
  eyebrow: 'All Services',
  heading: 'Eight services, one team',
  lead: 'Start with the one you need today and add the rest when it helps. Prices are a guide, before VAT.',
  services: [
    {
      id: 'experiential-marketing',
      title: 'Experiential Marketing',
      description: 'Activations in bars, shops and malls, at roundabouts, and on a truck that opens into a stage.',
      price: `${storePrice.value} for a day in one shop`,
      path: '/services/experiential-marketing',
      image: cardPicture(serviceExperientialMarketing),
    },
    {
      id: 'events',
      title: 'Events',
      description: 'Launches, concerts, conferences, award nights and sport.',
      price: `${guestPrice.value} a\u00a0guest at a gala`,
      path: '/services/events',
      image: cardPicture(serviceEvents),
    },
    {
      id: 'expos',
      title: 'Expos',
      description: 'Whole halls or single stands, summits and webinars.',
      price: unbroken(`${standPrice.value} for a 3 × 3 m stand`),
      path: '/services/expos',
      image: cardPicture(exposExhibitions),
    },
    {
      id: 'production',
      title: 'Media Production',
      description: 'Photography, videography, podcasts, voice-overs and commercials.',
      price: `${highlightsPrice.value} for an event film`,
      path: '/services/production',
      image: cardPicture(serviceProduction),
    },
    {
      id: 'staff-engagement',
      title: 'Staff Engagement',
      description: 'Retreats, workshops, appreciation days and award evenings.',
      price: `${dayOutPrice.value} a\u00a0person for a day out`,
      path: '/services/staff-engagement',
      // Keeps the team rather than the tree in view where the picture is square.
      image: { ...cardPicture(serviceStaffEngagement), focus: { x: 0.1, y: 0.5 } },
    },
    {
      id: 'brand-identity',
      title: 'Brand Identity',
      description: `Strategy and visual identity in ${brandProject.value}, and every file is yours.`,
      price: `${identityPrice.value} for both`,
      path: '/services/brand-identity',
      image: cardPicture(pageBrandIdentity),
    },
    {
      id: 'outdoor-advertising',
      title: 'Outdoor Advertising',
      description: 'Billboards, street poles, matatus, walls and screens.',
      price: `${billboardPrice.value} a\u00a0month for a billboard`,
      path: '/services/outdoor-advertising',
      image: cardPicture(pageOutdoorAdvertising),
    },
    {
      id: 'printing',
      title: 'Printing',
      description: 'Digital and offset, binding and finishing, whole books.',
      price: `${bookPrice.value} each for 500 paperbacks`,
      path: '/services/printing',
      image: cardPicture(servicePrinting),
    },
  ],
} satisfies ServiceIndex;
