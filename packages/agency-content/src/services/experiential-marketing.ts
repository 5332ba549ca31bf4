/** The words of /services/experiential-marketing. */
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
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Experiential Marketing',
  description:
    'We take your product to the bar, the shop, the mall, the roundabout and the open road. People try it, talk about it, and carry it home.',
  picture: heroPicture(pageExperientialMarketing),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'Where we meet people',
  heading: 'Six places to put it in their hands',
  lead: 'We go where your buyers already are, with a trained crew, a stand that fits the spot and a count of what happened.',
  offerings: [
    {
      name: 'Bar activations',
      shortName: 'Bars',
      description:
        'An evening counter of your own, with promoters who know the drink and the room. Tastings, games and a round on the house, hosted responsibly and for adults only.',
      image: cardPicture(experientialBar),
    },
    {
      name: 'In-store activations',
      shortName: 'In-store',
      description:
        'A promoter, a table and a taste beside your own shelf, at the hour when baskets fill. Shoppers try it where they can also buy it.',
      image: cardPicture(experientialInStore),
    },
    {
      name: 'Mall activations',
      shortName: 'Malls',
      description:
        'A stand in the atrium that families walk round, play at and photograph. We draw it, build it overnight and staff it.',
      image: cardPicture(experientialMall),
    },
    {
      name: 'Roundabout activations',
      shortName: 'Roundabouts',
      description:
        'Dancers, placards and samples where the traffic has to slow down. Short, loud and safe, with the permits in hand.',
      image: cardPicture(experientialRoundabout),
    },
    {
      name: 'Van and roadshow activations',
      shortName: 'Van and roadshow',
      description:
        'A truck that opens into a stage, or a van that opens into a shop. We plan the route market by market and drive it.',
      image: cardPicture(experientialRoadshow),
    },
    {
      name: 'Street and flier distribution',
      shortName: 'Street and fliers',
      description:
        'Fliers and samples from hand to hand, street by street. Printed in our own studio, shared out by area, and never left in a heap.',
      image: cardPicture(experientialStreet),
    },
  ],
  restHead: {
    eyebrow: 'Further out',
    heading: 'From the mall to the open road',
    lead: 'Four more ways to meet a crowd, from an atrium on Saturday to the market towns after it.',
  },
} satisfies Offerings;

export const process = {
  eyebrow: 'How it goes',
  heading: 'From an idea to a queue',
  lead: 'You decide what people should do, taste or take. The rest of the list is ours.',
  steps: [
    {
      title: 'Aim',
      description: 'Whom do you want to reach, and what should they do next? We fix both before we draw.',
    },
    {
      title: 'Place',
      description: 'We visit the spots at the right hour, ask for the permits and tell you which ones are worth it.',
    },
    {
      title: 'Rehearse',
      description: 'Promoters learn your product, use it, and practise the questions that people really ask.',
    },
    {
      title: 'Count',
      description: 'Every day closes with what was tried, asked and bought, so that the next day can be better.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What the crowd will not see',
  reasons: [
    {
      title: 'We build what we bring',
      description:
        'Kiosks, truck stages, T-shirts and fliers come from our own workshop and print studio, so the colours match and nothing arrives late.',
    },
    {
      title: 'Crews who know the street',
      description:
        'Our teams work in English, Kiswahili and the language of the town, and greet people before they sell.',
    },
    {
      title: 'The paperwork is done first',
      description:
        'Permits, safety and the goodwill of the neighbours are settled before the first truck leaves the yard.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  next: { title: 'Events', path: '/services/events', image: cardPicture(serviceEvents) },
} satisfies Neighbours;

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'Where shall we take your brand?',
  lead: 'Tell us the product, the towns and the weeks you have in mind. A person from the activations desk replies within 24 hours.',
  formHeading: 'Activation enquiry',
} satisfies QuoteBand;
