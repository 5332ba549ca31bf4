/** Copy for /services/experiential-marketing. */
import {
  experientialBar,
  experientialInStore,
  experientialMall,
  experientialRoadshow,
  experientialRoundabout,
  experientialStreet,
  pageExperientialMarketing,
  serviceEvents,
} from 'agency-artwork';
import { activationsLead } from '../about/leads.js';
import { storePrice, streetPrice } from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { brandActivation, brandActivationResult } from '../projects/brand-activation.js';
import type { ContactBand, FigureBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';

export const hero = {
  title: 'Experiential Marketing',
  description:
    'We take your product to bars, shops, malls, roundabouts and market towns. People try it, talk about it and take it home.',
  picture: heroPicture(pageExperientialMarketing),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'Where we meet people',
  heading: 'Where to put it in their hands',
  lead: 'We go where your buyers already are, with trained promoters, a stand that fits the spot and a daily count of results.',
  offerings: [
    {
      name: 'Bar activations',
      shortName: 'Bars',
      description:
        'Your own counter for the evening, with promoters who know the drink and the room. Tastings, games and a round on the house, hosted responsibly and for adults only.',
      image: cardPicture(experientialBar),
    },
    {
      name: 'In-store activations',
      shortName: 'In-store',
      description:
        'A promoter, a table and a taster beside your shelf, at the busiest hours. Shoppers try it where they can buy it.',
      image: cardPicture(experientialInStore),
    },
    {
      name: 'Mall activations',
      shortName: 'Malls',
      description:
        'A stand in the atrium that families walk round, play at and photograph. We design it, build it overnight and staff it.',
      image: cardPicture(experientialMall),
    },
    {
      name: 'Roundabout activations',
      shortName: 'Roundabouts',
      description:
        'Dancers, placards and samples where the traffic has to slow down. Short, loud and safe, with county permits arranged first.',
      image: cardPicture(experientialRoundabout),
    },
    {
      name: 'Van and roadshow activations',
      shortName: 'Van and roadshow',
      description:
        'A truck that opens into a stage, or a van that opens into a shop. We plan the route market by market and do the driving.',
      image: cardPicture(experientialRoadshow),
    },
    {
      name: 'Street and flier distribution',
      shortName: 'Street and fliers',
      description:
        'Samples, and fliers from our own studio, handed out street by street, area by area, and never dumped in a heap.',
      image: cardPicture(experientialStreet),
    },
  ],
  secondaryHeading: {
    eyebrow: 'Further out',
    heading: 'Malls, roundabouts and the open road',
    lead: 'A Saturday in the atrium, or a whole week of market days.',
  },
} satisfies Offerings;

// Sample content: the data of the bars. The owner replaces it.
export const figureBand = {
  figure: '5 PM',
  heading: 'The right hour for each place',
  description:
    'Even a good spot is empty at the wrong hour. We plan each stop for the hour when your buyers are there and have a minute to spare.',
  scale: {
    from: '8 AM',
    to: '8 PM',
    bars: [
      { name: 'Roundabouts', description: 'Heading into town, 8 to 10 AM', start: 0, end: 2 },
      { name: 'In-store', description: 'While people shop, 10 AM to 6 PM', start: 2, end: 10 },
      { name: 'Street', description: 'Over lunch, noon to 2 PM', start: 4, end: 6 },
      { name: 'Bars', description: 'After work, from 5 PM', start: 9, end: 12 },
    ],
  },
  tone: 'accent',
} satisfies FigureBand;

export const process = {
  eyebrow: 'How It Works',
  heading: 'How an activation runs',
  lead: 'You decide what people should do, taste or take. We handle the rest.',
  steps: [
    {
      title: 'Aim',
      description: 'Who do you want to reach, and what should they do next? We settle both before we design.',
    },
    {
      title: 'Place',
      description: 'We visit the spots at the right hour, tell you which are worth it and apply for permits.',
    },
    {
      title: 'Rehearse',
      description: 'Promoters learn your product, use it and practise answering the questions people really ask.',
    },
    {
      title: 'Count',
      description: 'Each day ends with a report: what was tried, asked and sold, so the next day goes better.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What the crowd won’t see',
  reasons: [
    {
      title: 'We build what we bring',
      description:
        'Kiosks, truck stages, T-shirts and fliers come from our own workshop and print studio, all in your exact colours.',
    },
    {
      title: 'Crews who know the street',
      description: 'Our teams work in English, Kiswahili and the local language, and greet people before they sell.',
    },
    {
      title: 'Paperwork first',
      description:
        'Permits and the safety plan are on file, and the neighbours have been told, before the first truck leaves the yard.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  next: { title: 'Events', path: '/services/events', image: cardPicture(serviceEvents) },
} satisfies Neighbours;

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'Where shall we take your brand?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `Start with the product, the towns and the weeks. A day in one shop costs ${storePrice.value} before VAT, depending on promoters, hours and distance; an evening on the street with a kiosk and dancers, ${streetPrice.value}. Samples are extra.`,
  formHeading: 'Activation enquiry',
} satisfies ContactBand;

export const messageHint = 'Product, towns, weeks, and what people should do: taste, try or sign up.';

export const proof = serviceProof(activationsLead, brandActivation, brandActivationResult);
