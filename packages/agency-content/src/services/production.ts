/** The words of /services/production. */
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
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Media Production',
  description:
    'Photography, film and sound from one crew: camera, booth and edit suite work from the same brief, so what you hear belongs to what you see.',
  picture: heroPicture(pageProduction),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we record',
  heading: 'Six ways to be seen and heard',
  lead: 'Take one, or let a single shooting day feed all of them: stills, a film, a voice and a month of short clips.',
  offerings: [
    {
      name: 'Photography',
      description: 'Products, portraits, events and places, lit for print as well as for a screen.',
      image: cardPicture(productionPhotography),
    },
    {
      name: 'Documentaries',
      description:
        'The long look at a project, a county or a company, told by the people in it and filmed where they live and work.',
      image: cardPicture(productionDocumentaries),
    },
    {
      name: 'Videography',
      description: 'Events, interviews and training films, shot with enough angles to leave the dull ones out.',
      image: cardPicture(productionVideography),
    },
    {
      name: 'Podcast recording',
      shortName: 'Podcasts',
      description: 'A quiet booth, good microphones and a producer who listens. You bring the guest; we bring the tea.',
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
      description:
        'From the line on paper to the cut for television, cinema and phone, in the lengths each of them takes.',
      image: cardPicture(productionCommercials),
    },
  ],
  restHead: {
    eyebrow: 'On tape and on air',
    heading: 'From a booth to a broadcast',
    lead: 'Four more that share the crew, the kit and the edit suite.',
  },
} satisfies Offerings;

export const process = {
  eyebrow: 'How it goes',
  heading: 'From a line on paper to the last cut',
  lead: 'You approve a script and a rough cut. In between nobody needs your diary.',
  steps: [
    { title: 'Script', description: 'We write what is said and sketch what is seen. Changes here cost a pencil.' },
    {
      title: 'Prepare',
      description: 'Cast, places, permits and call sheet are settled before anybody carries a lamp.',
    },
    {
      title: 'Shoot',
      description: 'Picture and sound are recorded together and copied twice before we leave the set.',
    },
    {
      title: 'Cut',
      description: 'You see a rough cut, we listen, and you receive the film in every size it will be shown.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'One brief, one crew, one sound',
  reasons: [
    {
      title: 'The crew knows the stage',
      description: 'We stage events as well as film them, so our cameras stand where the moment is going to be.',
    },
    {
      title: 'Made to be cut up',
      description: 'We plan a shoot so that it falls into films, clips, quotes and stills by itself.',
    },
    {
      title: 'People come first',
      description: 'Everybody in the picture has agreed to be there, and knows where it will be shown.',
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

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'What shall we film, shoot or record?',
  lead: 'Name the occasion, the audience and the deadline. Our production desk replies within 24 hours.',
  formHeading: 'Production enquiry',
} satisfies QuoteBand;
