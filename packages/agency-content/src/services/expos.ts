/** The words of /services/expos. */
import {
  exposConferences,
  exposExhibitions,
  exposLeadershipSummits,
  exposSupplierExpos,
  exposTradeShows,
  exposWebinars,
  pageExpos,
  serviceEvents,
  serviceProduction,
} from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Expos',
  description:
    'Trade shows, exhibitions, summits and webinars in which the right visitors find the right stand. We run whole halls, and build single stands.',
  picture: heroPicture(pageExpos),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we open the doors for',
  heading: 'Six ways to fill a hall',
  lead: 'As the organiser you get a floor plan, exhibitors and visitors. As an exhibitor you get a stand that people cross the hall for.',
  offerings: [
    {
      name: 'Trade shows',
      description:
        'Floor plan, exhibitor services, registration and signs, so that a buyer finds the third aisle without asking.',
      image: cardPicture(exposTradeShows),
    },
    {
      name: 'Conferences',
      description: 'A programme beside the stands: panels that start on time, and a hall that fills again afterwards.',
      image: cardPicture(exposConferences),
    },
    {
      name: 'Exhibitions',
      description: 'Stands drawn, built, lit and taken down by our own workshop, and stored for your next fair.',
      image: cardPicture(exposExhibitions),
    },
    {
      name: 'Webinars',
      description: 'A studio, a host and a producer for those who cannot travel, with questions answered live.',
      image: cardPicture(exposWebinars),
    },
    {
      name: 'Leadership summits',
      shortName: 'Summits',
      description: 'Small rooms, senior guests and a programme that leaves time to talk. Discreet, punctual, well lit.',
      image: cardPicture(exposLeadershipSummits),
    },
    {
      name: 'Vendor supplier expos',
      shortName: 'Supplier expos',
      description: 'Your vendors and your buyers at one row of counters, with appointments made before the doors open.',
      image: cardPicture(exposSupplierExpos),
    },
  ],
  restHead: {
    eyebrow: 'In the hall and online',
    heading: 'Every size of meeting',
    lead: 'Four more formats, from a screen at home to a counter where a contract is shaken on.',
  },
} satisfies Offerings;

export const process = {
  eyebrow: 'How it goes',
  heading: 'From a floor plan to a full aisle',
  lead: 'Whether you run the hall or a single stand in it, the work goes in the same four steps.',
  steps: [
    {
      title: 'Plan',
      description: 'We agree whom the hall is for, then draw the floor so that nobody stands in a corner.',
    },
    { title: 'Invite', description: 'Exhibitors and visitors are asked early, reminded kindly and registered once.' },
    {
      title: 'Build',
      description: 'Stands, signs and stages go up from our own drawings, and are checked before you arrive.',
    },
    {
      title: 'Follow up',
      description: 'After the last day you receive a list of those who came and would like to hear from you.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'A hall that works for the visitor',
  reasons: [
    {
      title: 'Workshop and press next door',
      description: 'The stand, the banner and the brochure on its counter are made together and match.',
    },
    {
      title: 'We count who came',
      description: 'Registration tells you more than a number: which aisle filled, at what hour, and for whom.',
    },
    {
      title: 'In the hall and online',
      description: 'Our production desk can bring the stage to those who stayed at home, and keep it for later.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: { title: 'Events', path: '/services/events', image: cardPicture(serviceEvents) },
  next: { title: 'Production', path: '/services/production', image: cardPicture(serviceProduction) },
} satisfies Neighbours;

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'A whole hall, or one good stand?',
  lead: 'Tell us the fair, the dates and the space you have or need. A person from the expos desk replies within 24 hours.',
  formHeading: 'Expo enquiry',
} satisfies QuoteBand;
