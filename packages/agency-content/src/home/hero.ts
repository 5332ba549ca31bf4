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
import { heroPicture, widePicture } from '../pictures.js';

/** The page's h1. The slide titles are one level below it. */
export const homeHeading = 'Shangwe & Ink: Kenya’s No 1 Experiential & Events Agency';

/** Above every slide: what the agency does, and where. */
export const heroTagline = 'Events, activations and print · Nairobi';

/** The two links on every slide: the quote form, and the page for the slide's service. */
export const heroActions: { primaryAction: NavigationItem; secondaryActionName: string } = {
  primaryAction: { name: 'Get Started', path: '/inquiries' },
  secondaryActionName: 'Our Services',
};

/**
 * Twelve slides: seven print technologies, two of events, two of staff engagement, one of brand activation (spec
 * section 2). The brand activation comes first, because it matches the agency's claim; after that, print and people
 * alternate. A highlight is a single word, so that it never wraps.
 */
export const heroSlides: HeroSlide[] = [
  {
    eyebrow: 'Brand activation campaigns',
    title: 'Take your brand to the street',
    highlightText: 'brand',
    description: 'Roadshows, sampling and mall stands that let people try your product, town after town.',
    image: heroPicture(heroBrandActivation),
    servicePath: '/services/experiential-marketing',
  },
  {
    eyebrow: 'Offset lithography',
    title: 'Long runs, steady colour',
    highlightText: 'steady',
    description:
      'Books, magazines and annual reports on our offset press, from 500 copies up and checked against the proof you signed.',
    image: heroPicture(heroOffsetLithography),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Corporate end-of-year celebrations',
    title: 'End the year on a high',
    highlightText: 'high',
    description: 'Venue, menu, awards and music in one plan. Your team arrives as guests and leaves with stories.',
    image: heroPicture(heroYearEndCelebration),
    servicePath: '/services/events',
  },
  {
    eyebrow: 'Large format',
    title: 'Big enough to stop traffic',
    highlightText: 'stop',
    description:
      'Banners, backdrops, building wraps and billboard skins, printed in our studio and put up by our own crew.',
    image: heroPicture(heroLargeFormat),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Empowerment workshops',
    title: 'Send them back ready to lead',
    highlightText: 'lead',
    description:
      'Hands-on days with trainers who know the Kenyan workplace. Everyone leaves with a plan they wrote themselves.',
    // Keeps the head below the header on very wide screens too, where the picture is taller than the hero.
    image: { ...heroPicture(heroEmpowermentWorkshop, 'top'), focus: { x: 0.66, y: 0.2 } },
    servicePath: '/services/staff-engagement',
  },
  {
    eyebrow: 'Digital printing',
    title: 'One copy or fifty, in days',
    highlightText: 'days',
    description:
      'Proposals, invitations and name badges straight from your file, each with its own name if you like. No plates, no minimum order.',
    image: heroPicture(heroDigitalPrinting),
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Corporate entertainment',
    title: 'Still humming on Monday',
    highlightText: 'Monday',
    description: 'Bands, DJs and MCs, with the stage, lighting and sound they need, and a crew that stays to the end.',
    image: heroPicture(heroCorporateEntertainment),
    servicePath: '/services/events',
  },
  {
    eyebrow: 'Screen printing',
    title: 'Ink you can feel',
    highlightText: 'feel',
    description: 'T-shirts, tote bags and posters printed by hand, in solid colours that stand up to the wash.',
    // Uses the 16:9 crop on phones too, because it is wide enough for the face and the hands at the screen.
    image: { ...widePicture(heroScreenPrinting), phoneFocus: 'whole', focus: { x: 0.7, y: 0.1 } },
    servicePath: '/services/printing',
  },
  {
    eyebrow: 'Team building',
    // Three lines, so that the headline ends above the people on the bridge.
    title: 'One team, one\u00a0rope, one\u00a0day',
    highlightText: 'team',
    description:
      'Retreats and field days planned around what your team needs, with transport, lunch and facilitators arranged.',
    image: heroPicture(heroTeamBuilding, 'top'),
    servicePath: '/services/staff-engagement',
  },
  {
    eyebrow: '3D printing',
    title: 'From sketch to something you can hold',
    highlightText: 'hold',
    description:
      'Trophies, scale models and display pieces, built layer by layer so you can pass the idea round the table.',
    image: heroPicture(hero3dPrinting),
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
    eyebrow: 'UV LED printing',
    title: 'Colour on glass, wood or steel',
    highlightText: 'glass',
    description: 'UV-cured ink that bonds to almost any surface: signs, awards, gifts and shop fittings.',
    image: heroPicture(heroUvLed),
    servicePath: '/services/printing',
  },
];
