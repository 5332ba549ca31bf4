/** The top of the home page: its heading and the twelve slides. */
import {
  hero3dPrinting,
  heroBrandActivation,
  heroCorporateEntertainment,
  heroDigitalPrinting,
  heroEmpowermentWorkshop,
  heroFlexography,
  heroLargeFormat,
  heroOffsetLithography,
  heroScreenPrinting,
  heroTeamBuilding,
  heroUvLed,
  heroYearEndCelebration,
} from 'agency-artwork';
import type { HeroSlide, NavigationItem } from 'agency-ui/schemas';
import { heroPicture } from '../pictures.js';

/** The home page's heading; the slides' titles stand below it in the outline. */
export const homeHeading = 'Shangwe & Ink: Kenya’s No 1 Experiential & Events Agency';

/** What every slide leads to: the same way to a quote, and the page of the slide's own service. */
export const heroActions: { primaryAction: NavigationItem; secondaryActionName: string } = {
  primaryAction: { name: 'Get Started', path: '/inquiries' },
  secondaryActionName: 'Our Services',
};

/** Twelve slides: seven print technologies, then events, staff engagement and brand activation (spec section 2). */
export const heroSlides: HeroSlide[] = [
  {
    eyebrow: 'Offset lithography',
    title: 'Long runs, every sheet alike',
    highlightText: 'every sheet',
    description:
      'Books, magazines and annual reports from our offset presses. The thousandth copy looks like the first one you signed off.',
    image: heroPicture(heroOffsetLithography),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Flexography',
    title: 'Packaging that rolls off the press',
    highlightText: 'rolls',
    description:
      'Labels, wrappers and cartons printed by the reel on paper, film or board, ready for your packing line.',
    image: heroPicture(heroFlexography),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Digital printing',
    title: 'One copy or fifty, ready this week',
    highlightText: 'this week',
    description:
      'Proposals, invitations and name badges straight from your file, each one personal if you like. No plates, no minimum.',
    image: heroPicture(heroDigitalPrinting),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Large format',
    title: 'Big enough to stop the traffic',
    highlightText: 'stop',
    description:
      'Banners, backdrops, building wraps and billboard skins, printed in one piece and put up by our own crew.',
    image: heroPicture(heroLargeFormat),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Screen printing',
    title: 'Ink you can feel with your thumb',
    highlightText: 'feel',
    description: 'T-shirts, tote bags and posters pulled by hand, in flat solid colour that survives the wash.',
    image: heroPicture(heroScreenPrinting),
    servicePath: '/services/printing',
  },
  {
    eyebrow: '3D printing',
    title: 'From a sketch to a thing you hold',
    highlightText: 'hold',
    description:
      'Trophies, scale models and display pieces built layer by layer, so a new idea can stand on the table.',
    image: heroPicture(hero3dPrinting),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'UV LED printing',
    title: 'Colour on glass, wood or steel',
    highlightText: 'glass, wood or steel',
    description: 'Ink that a lamp cures at once sits on almost any surface: signs, awards, gifts and shop fittings.',
    image: heroPicture(heroUvLed),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Corporate end-of-year celebrations',
    title: 'Close the year with a feast',
    highlightText: 'a feast',
    description: 'Hall, menu, awards and music in one plan. Your team arrives as guests, and leaves with a story.',
    image: heroPicture(heroYearEndCelebration),
    servicePath: '/services/events',
  },
  {
    eyebrow: 'Corporate entertainment',
    title: 'Music they hum on Monday morning',
    highlightText: 'hum',
    description: 'Bands, DJs and MCs, with the stage, light and sound they need, run by one crew until the last song.',
    image: heroPicture(heroCorporateEntertainment),
    servicePath: '/services/events',
  },
  {
    eyebrow: 'Empowerment workshops',
    title: 'Send them back ready to lead',
    highlightText: 'ready to lead',
    description:
      'Hands-on days with trainers who know the Kenyan workplace. Every person leaves with a plan to try on Monday.',
    image: heroPicture(heroEmpowermentWorkshop),
    servicePath: '/services/staff-engagement',
  },
  {
    eyebrow: 'Team building',
    title: 'Pull on the same rope for a day',
    highlightText: 'the same rope',
    description:
      'Retreats and field days built round what your team needs, with venue, transport and lunch taken care of.',
    image: heroPicture(heroTeamBuilding),
    servicePath: '/services/staff-engagement',
  },
  {
    eyebrow: 'Brand activation campaigns',
    title: 'Bring your brand to the street',
    highlightText: 'to the street',
    description: 'Roadshows, sampling and mall stands that put your product in people’s hands, town after town.',
    image: heroPicture(heroBrandActivation),
    servicePath: '/services/experiential-marketing',
  },
];
