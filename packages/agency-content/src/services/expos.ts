/** Copy for /services/expos. */
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
import { exposLead } from '../about/leads.js';
import { standPrice } from '../facts.js';
import { besidePicture, cardPicture } from '../pictures.js';
import { tradeShowStand } from '../projects/trade-show-stand.js';
import type { ContactBand, FigureBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';
import { unbroken } from '../unbroken.js';

export const hero = {
  title: 'Expos',
  description:
    'Trade shows, exhibitions, summits and webinars where the right visitors find the right stand. We run whole halls and build single stands.',
  picture: besidePicture(pageExpos),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we run',
  heading: 'How to fill a hall',
  lead: 'Organising? You get a floor plan, exhibitors and visitors. Exhibiting? You get a stand that draws the right visitors.',
  offerings: [
    {
      name: 'Trade shows',
      description: 'Floor plan, exhibitor services, registration and signs, so buyers find row three without asking.',
      image: cardPicture(exposTradeShows),
    },
    {
      name: 'Conferences',
      description:
        'A programme alongside the stands: panels that start on time, and breaks that send visitors back to the exhibitors.',
      image: cardPicture(exposConferences),
    },
    {
      name: 'Exhibitions',
      description: 'Stands designed, built, lit and taken down by our own workshop, and stored for your next show.',
      image: cardPicture(exposExhibitions),
    },
    {
      name: 'Webinars',
      description: 'A studio, a host and a producer, with questions answered live, for people who can’t travel.',
      image: cardPicture(exposWebinars),
    },
    {
      name: 'Leadership summits',
      shortName: 'Summits',
      description: 'Small rooms, senior guests and a programme that leaves time to talk.',
      image: cardPicture(exposLeadershipSummits),
    },
    {
      name: 'Vendor supplier expos',
      shortName: 'Supplier expos',
      description: 'Your vendors and your buyers in one room, with appointments booked before the doors open.',
      image: cardPicture(exposSupplierExpos),
    },
  ],
  secondaryHeading: {
    eyebrow: 'In the hall and online',
    heading: 'Meetings of every size',
    lead: 'Some meet on a screen at home, others at a stand where deals are done.',
  },
} satisfies Offerings;

// Sample content: the data of the bars. The owner replaces it.
export const figureBand = {
  figure: '3 m',
  heading: 'What three metres can do',
  description:
    'Most stands are three metres deep. Divided well, that’s enough to stop a stranger, show the product and sit down with a buyer.',
  scale: {
    from: 'The aisle',
    to: 'Back wall',
    bars: [
      { name: 'Stop them', description: 'The first metre: one line and something that moves', start: 0, end: 4 },
      { name: 'Show them', description: 'The second: the product, switched on', start: 4, end: 8 },
      { name: 'Talk', description: 'The third: two stools and a place to write', start: 8, end: 12 },
    ],
  },
  tone: 'night',
} satisfies FigureBand;

export const process = {
  eyebrow: 'How It Works',
  heading: 'How a show comes together',
  lead: 'Whether you run the whole show or take one stand, the work follows the same four steps.',
  steps: [
    {
      title: 'Plan',
      description: 'We agree who the show is for, then lay out the floor without dead corners.',
    },
    {
      title: 'Invite',
      description: 'Exhibitors and visitors get early invitations, friendly reminders and one simple form.',
    },
    {
      title: 'Build',
      description: 'Stands, signs and stages are built from our own drawings and checked before you arrive.',
    },
    {
      title: 'Follow up',
      description: 'After the last day you get a list of visitors who agreed to hear from you.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'A hall that works for visitors',
  firstMark: 6,
  reasons: [
    {
      title: 'Stand and print from one place',
      description: 'Your banner, your counter and the brochure on it are made together, so they match.',
    },
    {
      title: 'We count who came',
      description: 'Registration gives you more than a total: it shows which aisle filled up, and when.',
    },
    {
      title: 'Hybrid when you need it',
      description: 'Our production team streams the stage to people at home and keeps the recording for later.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: { title: 'Events', path: '/services/events', image: cardPicture(serviceEvents) },
  next: { title: 'Production', path: '/services/production', image: cardPicture(serviceProduction) },
} satisfies Neighbours;

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'A whole hall, or one good stand?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: unbroken(
    `We’ll need the event, the dates and the space you have. A 3 × 3 m stand comes to ${standPrice.value} before VAT, depending mostly on the build, the screens and how often you’ll reuse it.`,
  ),
  formHeading: 'Expo enquiry',
} satisfies ContactBand;

export const messageHint = 'Event or hall, dates, stand size in metres, and what you’re showing.';

export const proof = serviceProof(exposLead, tradeShowStand);
