/** The six services of the home page's grid. */
import {
  serviceEvents,
  serviceExperientialMarketing,
  serviceExpos,
  servicePrinting,
  serviceProduction,
  serviceStaffEngagement,
} from 'agency-artwork';
import type { ServiceCard } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const coreServices: { eyebrow: string; heading: string; lead: string; services: ServiceCard[] } = {
  eyebrow: 'Kenya’s No 1 Experiential & Events Agency',
  heading: 'We gather people under light, and put ink on paper.',
  lead: 'Six services under one roof in Westlands, Nairobi, and over 50 people to carry them. Call on one, or on all at once.',
  services: [
    {
      id: 'experiential-marketing',
      title: 'Experiential Marketing',
      description: 'We put what you sell where people can try it: at the bar, on the shop floor, in traffic, on tour.',
      path: '/services/experiential-marketing',
      image: cardPicture(serviceExperientialMarketing),
    },
    {
      id: 'events',
      title: 'Events',
      description: 'From the product launch to the award night: every minute planned, every guest expected.',
      path: '/services/events',
      image: cardPicture(serviceEvents),
    },
    {
      id: 'expos',
      title: 'Expos',
      description: 'Trade shows, exhibitions and summits where the right visitors find your stand.',
      path: '/services/expos',
      image: cardPicture(serviceExpos),
    },
    {
      id: 'production',
      title: 'Production',
      description: 'Stills, films, podcasts and voices, made by the crew that knows your stage.',
      path: '/services/production',
      image: cardPicture(serviceProduction),
    },
    {
      id: 'staff-engagement',
      title: 'Staff Engagement',
      description: 'Retreats, workshops and appreciation days that people ask for again.',
      path: '/services/staff-engagement',
      image: cardPicture(serviceStaffEngagement),
    },
    {
      id: 'printing',
      title: 'Printing',
      description: 'Digital and offset, binding and finishing: from one proof to a full run.',
      path: '/services/printing',
      image: cardPicture(servicePrinting),
    },
  ],
};
