/** Copy for /services/outdoor-advertising. */
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
import { brandLead } from '../about/leads.js';
import { billboardPrice } from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { matatuCampaign } from '../projects/matatu-campaign.js';
import type { ContactBand, FigureBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';

export const hero = {
  title: 'Outdoor Advertising',
  description:
    'Billboards, street poles, matatus, walls and screens, read before the lights change. We find the site, design for it, print it and put it up.',
  picture: heroPicture(pageOutdoorAdvertising),
} satisfies PageHead;

export const offerings = {
  eyebrow: 'Where your name can go',
  heading: 'Six surfaces in the city',
  lead: 'Each is read at a different speed and distance. We choose the site first, then write for it.',
  offerings: [
    {
      name: 'Billboards',
      description:
        'On the roads into town and above the roundabouts. A few big words, one picture, and lighting for the drive home.',
      image: cardPicture(outdoorBillboards),
    },
    {
      name: 'Street-pole banners',
      shortName: 'Street poles',
      description: 'The same line repeated along an avenue, so slow traffic reads it several times over.',
      image: cardPicture(outdoorStreetPoles),
    },
    {
      name: 'Transit and vehicle branding',
      shortName: 'Transit',
      description: 'Matatus, buses, trucks and your own fleet, wrapped in print that stands up to the car wash.',
      image: cardPicture(outdoorTransit),
    },
    {
      name: 'Wall branding',
      shortName: 'Walls',
      description:
        'A painted or printed wall in the estate where your buyers live, agreed with its owner and the county.',
      image: cardPicture(outdoorWallBranding),
    },
    {
      name: 'Digital screens',
      shortName: 'Screens',
      description: 'Moving ads at busy junctions, changed by the hour: breakfast in the morning, music at night.',
      image: cardPicture(outdoorDigitalScreens),
    },
    {
      name: 'Malls and airports',
      description: 'Light boxes and hanging banners where people wait and have time for a second line.',
      image: cardPicture(outdoorMallsAirports),
    },
  ],
  secondaryHeading: {
    eyebrow: 'Closer up',
    heading: 'On wheels, on walls, at the gate',
    lead: 'Four more formats, for people who walk past, wait or ride along.',
  },
} satisfies Offerings;

// Sample content: the data of the bars. The owner replaces it.
export const figureBand = {
  figure: '300 m',
  heading: 'How far away are they?',
  description:
    'The further away the reader, the fewer the words. We write for the distance at which each surface is first seen.',
  scale: {
    from: '0 m',
    to: '300 m',
    bars: [
      { name: 'Street poles', description: 'Up to 50 m: a line, repeated', start: 0, end: 2 },
      { name: 'Vehicles', description: 'Up to 75 m: name, colour, one idea', start: 0, end: 3 },
      { name: 'Walls', description: 'Up to 150 m: a picture and five words', start: 0, end: 6 },
      { name: 'Billboards', description: 'From 300 m: three words will do', start: 0, end: 12 },
    ],
  },
  tone: 'accent',
} satisfies FigureBand;

export const process = {
  eyebrow: 'How It Works',
  heading: 'How a campaign goes up',
  lead: 'You approve the locations and the artwork. We take care of ladders, lights and licences.',
  steps: [
    { title: 'Map', description: 'We drive your buyers’ commute and mark the spots they actually see.' },
    { title: 'Write', description: 'One idea per board, short enough to take in from a moving car.' },
    {
      title: 'Print',
      description: 'Skins, wraps and banners come off our large-format printer and are checked in daylight.',
    },
    { title: 'Put up', description: 'Our crew installs it, sends you photos, and comes back if a corner lifts.' },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'Big isn’t enough',
  firstMark: 5,
  reasons: [
    {
      title: 'Licensed, with papers to show',
      description: 'County permits and the landlord’s consent are on file before we drill.',
    },
    {
      title: 'Printed where it’s designed',
      description: 'One studio designs and prints it, so your billboard comes out the same red as your business card.',
    },
    {
      title: 'One campaign, many surfaces',
      description: 'Billboard, matatu and promoter say the same thing in the same week.',
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

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'Which road do they drive home?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `Let us know who should see your ad, where and for how long. A billboard in Nairobi comes to ${billboardPrice.value} a month before VAT, plus the print. The road, the size and the season make most of the difference.`,
  formHeading: 'Outdoor enquiry',
} satisfies ContactBand;

export const messageHint = 'Roads or towns, start date, number of months, and whether the artwork is ready.';

export const proof = serviceProof(brandLead, matatuCampaign);
