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
  lead: 'Six services, one team of over 50 people in Westlands, Nairobi. Take the one you need, or the whole campaign.',
  services: [
    {
      id: 'experiential-marketing',
      title: 'Experiential Marketing',
      description: 'Your product in people’s hands: in bars, shops and malls, at roundabouts and on the road.',
      path: '/services/experiential-marketing',
      image: cardPicture(serviceExperientialMarketing),
    },
    {
      id: 'events',
      title: 'Events',
      description: 'Launches, concerts, conferences and award nights, planned to the minute.',
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
      description: 'Photography, documentaries, podcasts, voice overs and commercials.',
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
