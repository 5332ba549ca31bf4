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
      description: `Activations in bars, shops and malls, at roundabouts, and on a truck that opens into a stage. A day in one shop: ${storePrice.value}.`,
      path: '/services/experiential-marketing',
      image: cardPicture(serviceExperientialMarketing),
    },
    {
      id: 'events',
      title: 'Events',
      description: `Launches, concerts, conferences, award nights and sport. A gala: ${guestPrice.value} a guest.`,
      path: '/services/events',
      image: cardPicture(serviceEvents),
    },
    {
      id: 'expos',
      title: 'Expos',
      description: unbroken(
        `Whole halls or single stands, summits and webinars. A stand of 3 × 3 m: ${standPrice.value}.`,
      ),
      path: '/services/expos',
      image: cardPicture(exposExhibitions),
    },
    {
      id: 'production',
      title: 'Media Production',
      description: `Photography, videography, podcasts, voice-overs and commercials. An event film: ${highlightsPrice.value}.`,
      path: '/services/production',
      image: cardPicture(serviceProduction),
    },
    {
      id: 'staff-engagement',
      title: 'Staff Engagement',
      description: `Retreats, workshops, appreciation days and award evenings. A day out: ${dayOutPrice.value} a person.`,
      path: '/services/staff-engagement',
      image: cardPicture(serviceStaffEngagement),
    },
    {
      id: 'brand-identity',
      title: 'Brand Identity',
      description: `Strategy and visual identity in ${brandProject.value}, every file yours. Both: ${identityPrice.value}.`,
      path: '/services/brand-identity',
      image: cardPicture(pageBrandIdentity),
    },
    {
      id: 'outdoor-advertising',
      title: 'Outdoor Advertising',
      description: `Billboards, street poles, matatus, walls and screens. A billboard: ${billboardPrice.value} a month.`,
      path: '/services/outdoor-advertising',
      image: cardPicture(pageOutdoorAdvertising),
    },
    {
      id: 'printing',
      title: 'Printing',
      description: `Digital and offset, binding and finishing, whole books. 500 paperbacks: ${bookPrice.value} each.`,
      path: '/services/printing',
      image: cardPicture(servicePrinting),
    },
  ],
} satisfies ServiceIndex;
