/** The words of /services/events. */
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
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, Prompt, QuoteBand, Reasons } from '../schemas.js';

export { leadTimes } from '../lead-times.js';

export const hero = {
  title: 'Events',
  description:
    'Launches, concerts, conferences, galas, award nights and sport. One running order, one crew, and you free to greet your guests.',
  picture: heroPicture(pageEvents),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we put on',
  heading: 'Six kinds of event, one crew',
  lead: 'We plan, build and run them ourselves, from the first sketch of the room to the last cable coiled.',
  offerings: [
    {
      name: 'Product launches',
      description: 'The reveal, the room and the reaction, timed to the second and ready for the cameras.',
      image: cardPicture(eventsProductLaunch),
    },
    {
      name: 'Concerts and festivals',
      shortName: 'Concerts',
      description:
        'Stage, light and sound for a terrace or for an open field, the artists looked after, and a crew that stays until the last song.',
      image: cardPicture(eventsConcerts),
    },
    {
      name: 'Conferences',
      description: 'Registration, rooms, screens, interpreters and lunch, so that your speakers only have to speak.',
      image: cardPicture(eventsConferences),
    },
    {
      name: 'Corporate galas',
      shortName: 'Galas',
      description: 'A dinner with a shape: arrival, awards, music, and a last dance that ends on time.',
      image: cardPicture(eventsGalas),
    },
    {
      name: 'Award ceremonies',
      shortName: 'Awards',
      description: 'Envelopes, trophies, and a running order that keeps the applause where it belongs.',
      image: cardPicture(eventsAwards),
    },
    {
      name: 'Sport and stadium events',
      shortName: 'Sport',
      description: 'Branding, hospitality and half-time shows that reach the very last row of the stand.',
      image: cardPicture(eventsSport),
    },
  ],
  restHead: {
    eyebrow: 'More to stage',
    heading: 'From the lectern to the touchline',
    lead: 'Four more occasions, and the same rule for each: the guest should notice nothing but the evening.',
  },
} satisfies Offerings;

/** Stands with `leadTimes`; leads to the answer on the page of questions, whose section has the id "faq". */
export const bookingAdvice = {
  heading: 'Book the hall before the band',
  text: 'Large events want 6-12 months, medium ones 3-6, small ones 1-3. If yours is closer than that, ask us what can still be saved: a smaller hall is often the better party.',
  link: { name: 'Read the booking advice', path: '/faq#faq-booking-ahead' },
} satisfies Prompt;

export const process = {
  eyebrow: 'How it goes',
  heading: 'One plan that everybody holds',
  lead: 'A single producer answers for the whole evening, and you have the number.',
  steps: [
    { title: 'Brief', description: 'Who comes, why, and how should they feel on the way home? We start from the end.' },
    {
      title: 'Venue',
      description: 'We visit, measure and hold the date, and look at the parking and the power as well.',
    },
    {
      title: 'Running order',
      description: 'Every cue, speech and plate stands on one page, rehearsed with those who carry it out.',
    },
    {
      title: 'The day',
      description: 'Our crew is there first and leaves last. You get a thank-you list and the pictures after it.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What you can stop worrying about',
  reasons: [
    {
      title: 'Rain has a plan of its own',
      description: 'Every open-air event is drawn twice, once with a roof. Power, too, has a second source.',
    },
    {
      title: 'Film, sound and print in the house',
      description: 'The same crew that stages the night can film it, and the menus come off our own press.',
    },
    {
      title: 'One price in writing',
      description: 'You see every line before you sign. If your wish changes a line, you see that before it costs.',
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

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'Which day shall we raise the lights?',
  lead: 'Tell us the date, the place and roughly how many guests. A person from the events desk replies within 24 hours.',
  formHeading: 'Event enquiry',
} satisfies QuoteBand;
