/** The words of /services/outdoor-advertising. */
import {
  outdoorBillboards,
  outdoorDigitalScreens,
  outdoorMallsAirports,
  outdoorStreetPoles,
  outdoorTransit,
  outdoorWallBranding,
  pageBrandIdentity,
  pageOutdoorAdvertising,
  servicePrinting,
} from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Outdoor Advertising',
  description:
    'Billboards, street poles, matatus, walls and screens, read before the light turns green. We find the place, design for it, print it and put it up.',
  picture: heroPicture(pageOutdoorAdvertising),
} satisfies PageHead;

export const offerings = {
  eyebrow: 'Where your name can stand',
  heading: 'Six surfaces of the city',
  lead: 'Each is read at another speed and from another distance. We choose the place first, and write for it.',
  offerings: [
    {
      name: 'Billboards',
      description:
        'On the roads into town and over the roundabouts. Seven words at most, one picture, and lamps that still work in June.',
      image: cardPicture(outdoorBillboards),
    },
    {
      name: 'Street-pole banners',
      shortName: 'Street poles',
      description: 'The same line again and again along an avenue, so that a slow drive turns into a whole sentence.',
      image: cardPicture(outdoorStreetPoles),
    },
    {
      name: 'Transit and vehicle branding',
      shortName: 'Transit',
      description: 'Matatus, buses, lorries and your own fleet, wrapped in print that survives the washing bay.',
      image: cardPicture(outdoorTransit),
    },
    {
      name: 'Wall branding',
      shortName: 'Walls',
      description:
        'A painted or printed wall in the estate where your buyers live, agreed with its owner and its county.',
      image: cardPicture(outdoorWallBranding),
    },
    {
      name: 'Digital screens',
      shortName: 'Screens',
      description: 'Moving pictures at busy corners, changed by the hour: breakfast in the morning, music at night.',
      image: cardPicture(outdoorDigitalScreens),
    },
    {
      name: 'Malls and airports',
      description: 'Light boxes and hanging banners where people wait, and have the time to read a second line.',
      image: cardPicture(outdoorMallsAirports),
    },
  ],
  restHead: {
    eyebrow: 'Closer up',
    heading: 'On wheels, on walls, at the gate',
    lead: 'Four more surfaces, for people who walk past, wait, or ride along.',
  },
} satisfies Offerings;

export const process = {
  eyebrow: 'How it goes',
  heading: 'From a map to a lit board',
  lead: 'You approve the places and the artwork. Ladders, lamps and licences are ours.',
  steps: [
    { title: 'Map', description: 'We drive your buyers’ way to work and mark the sites that they really see.' },
    { title: 'Write', description: 'One thought for each board, tried at the distance and the speed it is read at.' },
    {
      title: 'Print',
      description: 'Skins, wraps and banners come off our large-format machines and are checked by daylight.',
    },
    { title: 'Put up', description: 'Our crew hangs it, photographs it for you, and comes back when a corner lifts.' },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'Big is not enough',
  reasons: [
    {
      title: 'Licensed, with the papers to show',
      description: 'County permits and the owner’s consent are in the file before the first bracket is drilled.',
    },
    {
      title: 'Printed where it was drawn',
      description: 'The designer sees the skin come off the machine, so the red on the road is the red on your card.',
    },
    {
      title: 'One campaign, many surfaces',
      description: 'The board, the matatu and the promoter at the roundabout say the same thing in the same week.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: {
    title: 'Brand Identity',
    path: '/services/brand-identity',
    image: cardPicture(pageBrandIdentity),
  },
  next: { title: 'Printing', path: '/services/printing', image: cardPicture(servicePrinting) },
} satisfies Neighbours;

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'Which road do they drive home?',
  lead: 'Tell us whom you want to reach, in which towns and for how long. A person from the brand desk replies within 24 hours.',
  formHeading: 'Outdoor enquiry',
} satisfies QuoteBand;
