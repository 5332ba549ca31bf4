/**
 * The five service sections of the home page, in their order (spec section 2, "Service sections"). Each says what the
 * grid above does not: what it costs, or when to book.
 */
import {
  eventsAwards,
  eventsConcerts,
  eventsProductLaunch,
  experientialBar,
  experientialInStore,
  experientialRoadshow,
  exposExhibitions,
  exposLeadershipSummits,
  exposTradeShows,
  productionPhotography,
  productionPodcasts,
  productionVideography,
  staffAppreciationDays,
  staffRetreats,
  staffStrategySessions,
} from 'agency-artwork';
import type { ServiceFeature } from 'agency-ui/schemas';
import { dayOutPrice, highlightsPrice, largeEvents, standPrice, storePrice } from '../facts.js';
import { cardPicture, panoramaPicture } from '../pictures.js';

export const serviceFeatures: Record<
  'experiential' | 'events' | 'expos' | 'production' | 'engagement',
  ServiceFeature
> = {
  experiential: {
    eyebrow: 'Experiential Marketing',
    heading: 'Put it in their hands, then let them talk',
    description: `People taste, try and take home. A day in one shop costs ${storePrice.value} before VAT, by promoters, hours and distance.`,
    points: ['Bar, in-store and mall activations', 'Van and roadshow tours', 'Street and flier distribution'],
    path: '/services/experiential-marketing',
    images: [cardPicture(experientialRoadshow), cardPicture(experientialInStore), cardPicture(experientialBar)],
    badge: '🎯',
  },
  events: {
    eyebrow: 'Events',
    heading: 'Doors at six. No queues.',
    description: `You greet your guests; we watch the clock until the trucks are loaded again. Book a large event ${largeEvents.value} ahead.`,
    points: [
      'Product launches and corporate galas',
      'Concerts, festivals and stadium events',
      'Conferences and award ceremonies',
    ],
    path: '/services/events',
    images: [cardPicture(eventsConcerts), cardPicture(eventsProductLaunch), cardPicture(eventsAwards)],
    badge: '🎉',
  },
  expos: {
    eyebrow: 'Expos',
    heading: 'A stand people cross the hall for',
    description: `We plan the floor and build your stand. One of 3 × 3 m comes to ${standPrice.value} before VAT, by build and screens.`,
    points: ['Trade shows and exhibitions', 'Leadership summits and webinars', 'Vendor and supplier expos'],
    path: '/services/expos',
    images: [exposExhibitions, exposTradeShows, exposLeadershipSummits].map(panoramaPicture),
    badge: '🤝',
  },
  production: {
    eyebrow: 'Media Production',
    heading: 'Filmed, voiced and cut by one crew',
    description: `One crew for camera, sound and edit. An event film comes to ${highlightsPrice.value} before VAT, by cameras and days.`,
    points: ['Photography and videography', 'Documentaries and commercials', 'Podcast recording and voice-overs'],
    path: '/services/production',
    images: [cardPicture(productionPodcasts), cardPicture(productionVideography), cardPicture(productionPhotography)],
    badge: '🎙️',
  },
  engagement: {
    eyebrow: 'Staff Engagement',
    heading: 'A day away that shows at work',
    description: `We start from what should change. A day comes to ${dayOutPrice.value} a person before VAT, by venue and distance.`,
    points: ['Team building retreats', 'Workshops and strategic planning', 'Award ceremonies and appreciation days'],
    path: '/services/staff-engagement',
    images: [cardPicture(staffRetreats), cardPicture(staffAppreciationDays), cardPicture(staffStrategySessions)],
    badge: '🏆',
  },
};
