/**
 * The home page's five service sections, in order (spec section 2, "Service sections"). Each says what the grid above
 * doesn't: what it costs or when to book.
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
import type { PictureSource, ServiceFeature } from 'agency-ui/schemas';
import { dayOutPrice, highlightsPrice, largeEvents, standPrice, storePrice } from '../facts.js';
import { cardPicture, panoramaPicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

/** A picture for short windows. `y` is the point, as a fraction of its height, that is kept in the middle. */
const lookAt = (picture: PictureSource, y: number): PictureSource => ({
  ...picture,
  focus: { x: picture.focus?.x ?? 0.5, y },
});

export const serviceFeatures: Record<
  'experiential' | 'events' | 'expos' | 'production' | 'engagement',
  ServiceFeature
> = {
  experiential: {
    eyebrow: 'Experiential Marketing',
    heading: 'Put it in their hands, then let them talk',
    description: `What people taste, try and take home stays with them. A day in one shop costs ${storePrice.value} before VAT.`,
    points: ['Bar, in-store and mall activations', 'Van and roadshow tours', 'Street and flier distribution'],
    path: '/services/experiential-marketing',
    images: [
      // Keeps the truck's wheels and the bartender's head in view.
      lookAt(cardPicture(experientialRoadshow), 0.7),
      cardPicture(experientialInStore),
      lookAt(cardPicture(experientialBar), 0.2),
    ],
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
    description: unbroken(
      `We build the stand and invite visitors. A 3 × 3 m stand comes to ${standPrice.value} before VAT.`,
    ),
    points: ['Trade shows and exhibitions', 'Leadership summits and webinars', 'Vendor and supplier expos'],
    path: '/services/expos',
    images: [
      // Keeps the sign and all heads in view.
      lookAt(panoramaPicture(exposExhibitions), 0.44),
      panoramaPicture(exposTradeShows),
      panoramaPicture(exposLeadershipSummits),
    ],
    badge: '🤝',
  },
  production: {
    eyebrow: 'Media Production',
    heading: 'Filmed, voiced and cut by one crew',
    description: `Camera, sound and editing follow one brief. An event film comes to ${highlightsPrice.value} before VAT.`,
    points: ['Photography and videography', 'Documentaries and commercials', 'Podcast recording and voice-overs'],
    path: '/services/production',
    images: [
      // Keeps both heads and the dial in view rather than the table.
      lookAt(cardPicture(productionPodcasts), 0.2),
      cardPicture(productionVideography),
      cardPicture(productionPhotography),
    ],
    badge: '🎙️',
  },
  engagement: {
    eyebrow: 'Staff Engagement',
    heading: 'A day away that shows at work',
    description: `We agree what should change, then plan the day around it. Allow ${dayOutPrice.value} a person before VAT.`,
    points: ['Team building retreats', 'Workshops and strategic planning', 'Award ceremonies and appreciation days'],
    path: '/services/staff-engagement',
    images: [cardPicture(staffRetreats), cardPicture(staffAppreciationDays), cardPicture(staffStrategySessions)],
    badge: '🏆',
  },
};
