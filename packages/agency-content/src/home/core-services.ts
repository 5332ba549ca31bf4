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
      description: 'From product launch to award night: every minute planned, every guest looked after.',
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
      // The narrow crop of a phone shows a face rather than the wave between the two.
      image: { ...cardPicture(serviceProduction), focus: { x: 0, y: 0.5 } },
    },
    {
      id: 'staff-engagement',
      title: 'Staff Engagement',
      description: 'Retreats, workshops and appreciation days your people look forward to.',
      path: '/services/staff-engagement',
      // The team rather than the tree.
      image: { ...cardPicture(serviceStaffEngagement), focus: { x: 0.1, y: 0.5 } },
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
