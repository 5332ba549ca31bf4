/** Copy for /services/production. */
import {
  pageProduction,
  productionCommercials,
  productionDocumentaries,
  productionPhotography,
  productionPodcasts,
  productionVideography,
  productionVoiceOvers,
  serviceExpos,
  serviceStaffEngagement,
} from 'agency-artwork';
import { productionLead } from '../about/leads.js';
import { highlightsPrice } from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { podcastSeries } from '../projects/podcast-series.js';
import type { ContactBand, FigureBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';

export const hero = {
  title: 'Media Production',
  description:
    'Photography, film and sound from one crew. Camera, recording booth and edit suite share a single brief, so you explain the job once.',
  picture: heroPicture(pageProduction, 'top'),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we record',
  heading: 'Be seen, and be heard',
  lead: 'Book one, or let a single shoot day feed them all: stills, a film, a voice-over and months of short clips.',
  offerings: [
    {
      name: 'Photography',
      description: 'Products, portraits, events and places, lit for print as well as for screens.',
      image: cardPicture(productionPhotography),
    },
    {
      name: 'Documentaries',
      description:
        'The longer story of a project, a county or a company, told by the people in it and filmed where they live and work.',
      image: cardPicture(productionDocumentaries),
    },
    {
      name: 'Videography',
      description: 'Events, interviews and training films, shot on enough cameras to cut out the dull parts.',
      image: cardPicture(productionVideography),
    },
    {
      name: 'Podcast recording',
      shortName: 'Podcasts',
      description: 'A quiet room, good microphones and a producer who listens. You bring the guest; we bring the tea.',
      image: cardPicture(productionPodcasts),
    },
    {
      name: 'Voice overs',
      description:
        'Voices in English, Kiswahili and other Kenyan languages, for radio, film, phone menus and training.',
      image: cardPicture(productionVoiceOvers),
    },
    {
      name: 'Commercials',
      description: 'From script to final cuts for television, cinema and phones, each at the length it needs.',
      image: cardPicture(productionCommercials),
    },
  ],
  secondaryHeading: {
    eyebrow: 'On mic and on air',
    heading: 'Video, podcasts and voice',
    lead: 'Long or short, they come from the same people and the same kit.',
  },
} satisfies Offerings;

// Sample content: the data of the bars. The owner replaces it.
export const figureBand = {
  figure: '1 day',
  heading: 'One day’s shoot, a year of use',
  description:
    'Film everything while the light, the people and the product are in one place. We plan the shoot so the footage lasts.',
  scale: {
    from: 'January',
    to: 'December',
    bars: [
      { name: 'The film', description: 'At launch, for the first two months', start: 0, end: 2 },
      { name: 'Stills', description: 'Website and brochures, all year', start: 0, end: 12 },
      { name: 'Short clips', description: 'One a fortnight from March to October', start: 2, end: 10 },
      { name: 'Behind the scenes', description: 'Saved for recruiting, from September', start: 8, end: 12 },
    ],
  },
  tone: 'accent',
} satisfies FigureBand;

export const process = {
  eyebrow: 'How It Works',
  heading: 'How a film gets made',
  lead: 'You approve a script and a rough cut. In between, your calendar stays your own.',
  steps: [
    {
      title: 'Script',
      description: 'We script what’s said and sketch what’s seen. At this stage, changes cost nothing.',
    },
    {
      title: 'Prepare',
      description: 'Cast, locations, permits and call sheet are settled before anyone unloads a light.',
    },
    {
      title: 'Shoot',
      description: 'We record picture and sound together and copy both twice before we leave the set.',
    },
    {
      title: 'Cut',
      description: 'You comment on an early version, then get the film in every format you’ll show it in.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'One brief, start to finish',
  firstMark: 1,
  reasons: [
    {
      title: 'We know the stage',
      description: 'We stage events as well as film them, so our cameras are in place before the big moment.',
    },
    {
      title: 'Planned for clips',
      description: 'We plan the shoot so it yields the film, the social cuts, the quotes and the photos.',
    },
    {
      title: 'Consent comes first',
      description: 'Everyone on camera has agreed to be there and knows where the film will be shown.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: { title: 'Expos', path: '/services/expos', image: cardPicture(serviceExpos) },
  next: {
    title: 'Staff Engagement',
    path: '/services/staff-engagement',
    image: cardPicture(serviceStaffEngagement),
  },
} satisfies Neighbours;

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'What shall we film or record?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `An occasion, an audience and a deadline are enough to begin with. An event film comes to ${highlightsPrice.value} before VAT, depending mostly on cameras, shoot days and the number of versions.`,
  formHeading: 'Production enquiry',
} satisfies ContactBand;

export const messageHint = 'What we’re filming or recording, shoot date, place, and where it will be shown.';

export const proof = serviceProof(productionLead, podcastSeries);
