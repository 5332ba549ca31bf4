/** Copy for /services/events. */
import {
  eventsAwards,
  eventsConcerts,
  eventsConferences,
  eventsGalas,
  eventsProductLaunch,
  eventsSport,
  pageEvents,
  serviceExperientialMarketing,
  serviceExpos,
} from 'agency-artwork';
import { eventsLead } from '../about/leads.js';
import { galaPrice } from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { yearEndParty, yearEndPartyResult } from '../projects/year-end-party.js';
import type { ContactBand, Neighbours, Offerings, PageHead, Process, Prompt, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';
import { unbroken } from '../unbroken.js';

export { leadTimes } from '../lead-times.js';

export const hero = {
  title: 'Events',
  description:
    'Launches, concerts, conferences, galas, award nights and sport. A producer runs the day, so you’re free to greet your guests.',
  picture: heroPicture(pageEvents, 'top'),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we put on',
  heading: 'Halls, fields and stadiums, one crew',
  lead: 'We plan, build and run them ourselves, from the site visit to the clear-up.',
  offerings: [
    {
      name: 'Product launches',
      description: 'The reveal, the lights and the cameras, all rehearsed on stage the day before.',
      image: cardPicture(eventsProductLaunch),
    },
    {
      name: 'Concerts and festivals',
      shortName: 'Concerts',
      description:
        'Stage, light and sound for a terrace or an open field, artists looked after, and technicians on duty until the field is clear.',
      image: cardPicture(eventsConcerts),
    },
    {
      name: 'Conferences',
      description: 'Registration, rooms, screens, interpreters and lunch, so your speakers only have to speak.',
      image: cardPicture(eventsConferences),
    },
    {
      name: 'Corporate galas',
      shortName: 'Galas',
      description: 'Dinner, awards, music and dancing, paced so the evening ends on time.',
      image: cardPicture(eventsGalas),
    },
    {
      name: 'Award ceremonies',
      shortName: 'Awards',
      description: 'Envelopes, trophies and a script that keeps the applause for the winners.',
      image: cardPicture(eventsAwards),
    },
    {
      name: 'Sport and stadium events',
      shortName: 'Sport',
      description: 'Branding, hospitality and half-time shows that reach the very back row of the stand.',
      image: cardPicture(eventsSport),
    },
  ],
  secondaryHeading: {
    eyebrow: 'More to stage',
    heading: 'Lecterns, dance floors and touchlines',
    lead: 'Each has its own producer and its own running order.',
  },
} satisfies Offerings;

/** Text next to the `leadTimes` chart. It links to the FAQ answer, whose section has the id "faq". */
export const bookingAdvice = {
  eyebrow: 'When to book',
  heading: 'Book the hall before the band',
  text: unbroken(
    'Book large events 6-12 months ahead, medium ones 3-6, small ones 1-3. Closer than that? Call us: weekdays and smaller venues are often still free.',
  ),
  link: { name: 'Read the booking advice', path: '/faq#faq-booking-ahead' },
} satisfies Prompt;

export const process = {
  eyebrow: 'How It Works',
  heading: 'One plan everyone works from',
  lead: 'The person who plans your event also runs it on the day, and you have their number.',
  steps: [
    {
      title: 'Brief',
      description: 'Who’s coming, why, and how should they feel on the way home? We start from there.',
    },
    {
      title: 'Venue',
      description: 'We visit, measure and hold the date, and check the parking and the power too.',
    },
    {
      title: 'Running order',
      description: 'Every cue, speech and course on one page, rehearsed with the people who deliver it.',
    },
    {
      title: 'The day',
      description:
        'We’re there before the caterers and leave after them. You get a thank-you list, and the photos afterwards.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What you can stop worrying about',
  firstMark: 3,
  reasons: [
    {
      title: 'Rain has its own plan',
      description: 'Every open-air event has a second plan under a roof, and backup power.',
    },
    {
      title: 'Film, sound and print in-house',
      description: 'The people who stage the night can film it, and the menus come off our own press.',
    },
    {
      title: 'Changes priced first',
      description: 'More guests, another band, a later finish? You hear what it costs before you decide.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: {
    title: 'Experiential Marketing',
    path: '/services/experiential-marketing',
    image: cardPicture(serviceExperientialMarketing),
  },
  next: { title: 'Expos', path: '/services/expos', image: cardPicture(serviceExpos) },
} satisfies Neighbours;

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'What date do you have in mind?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `Tell us the day, the place and roughly how many guests. For 300 guests, allow ${galaPrice.value} before VAT; venue, menu and stage affect the price most.`,
  formHeading: 'Event enquiry',
} satisfies ContactBand;

export const messageHint = 'Occasion, date, place and number of guests. A rough budget helps.';

export const proof = serviceProof(eventsLead, yearEndParty, yearEndPartyResult);
