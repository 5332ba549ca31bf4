/** The six services in the home page's grid. */
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

/**
 * The source and date of the agency's ranking, such as "Events Awards Kenya, 2025". The owner fills it in; while it is
 * empty, it isn't shown.
 */
const claimSource = '';

/** The spec's claim, with its source if there is one. */
export const claimWith = (source: string): string =>
  ['Kenya’s No 1 Experiential & Events Agency', source].filter(Boolean).join(' · ');

export const coreServices: { eyebrow: string; heading: string; lead: string; services: ServiceCard[] } = {
  eyebrow: claimWith(claimSource),
  heading: 'We bring people together and put brands in print.',
  lead: 'Our core services, from 50-plus specialists in Westlands, Nairobi. We also do brand identity and outdoor advertising.',
  services: [
    {
      id: 'experiential-marketing',
      title: 'Experiential Marketing',
      description: 'We put your product where people can try it: in bars, in stores, at roundabouts and on the road.',
      path: '/services/experiential-marketing',
      image: cardPicture(serviceExperientialMarketing),
    },
    {
      id: 'events',
      title: 'Events',
      description: 'Product launches, galas and award nights, with a running order everyone has read.',
      path: '/services/events',
      image: cardPicture(serviceEvents),
    },
    {
      id: 'expos',
      title: 'Expos',
      description: 'Trade shows, exhibitions and summits that bring the right visitors to your stand.',
      path: '/services/expos',
      image: cardPicture(serviceExpos),
    },
    {
      id: 'production',
      title: 'Production',
      description: 'Photography, film, podcasts and voice-over from the crew already at your event.',
      path: '/services/production',
      // In the narrow phone crop, shows a face rather than the sound wave between the two people.
      image: { ...cardPicture(serviceProduction), focus: { x: 0, y: 0.5 } },
    },
    {
      id: 'staff-engagement',
      title: 'Staff Engagement',
      description: 'Retreats, workshops and appreciation days your people look forward to.',
      path: '/services/staff-engagement',
      // Keeps the team in view rather than the tree.
      image: { ...cardPicture(serviceStaffEngagement), focus: { x: 0.1, y: 0.5 } },
    },
    {
      id: 'printing',
      title: 'Printing',
      description: 'Digital and offset, binding and finishing: from a single copy to a full run.',
      path: '/services/printing',
      image: cardPicture(servicePrinting),
    },
  ],
};
