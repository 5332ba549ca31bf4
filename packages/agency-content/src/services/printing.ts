/** The words of /services/printing. */
import {
  pagePrinting,
  printingBinding,
  printingBrandServices,
  printingDigital,
  printingFinishing,
  printingOffset,
  printingPreProduction,
  printingPromotional,
  printingPublishing,
  serviceExperientialMarketing,
  serviceStaffEngagement,
} from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons, RunLength } from '../schemas.js';

export const hero = {
  title: 'Printing',
  description:
    'A single invitation or a whole edition: one print studio in Nairobi sets it, prints it, binds it and packs it, and lets you hold a proof before any of that.',
  picture: heroPicture(pagePrinting),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'Two ways to print',
  heading: 'It begins with a number',
  lead: 'How many copies do you need? From that we know which machine should run, and roughly what it will cost you.',
  offerings: [
    {
      name: 'Digital printing',
      shortName: 'Digital',
      description:
        'No plates, no waiting: the file goes to the machine, and the first sheet is already the real thing. Right for a few copies, for trials, and where each copy carries a different name.',
      image: cardPicture(printingDigital),
    },
    {
      name: 'Offset printing',
      shortName: 'Offset',
      description:
        'Metal plates carry the ink, rich and even. Setting them up takes its time, and then each further copy costs a little less. Best for runs of 500 or more.',
      image: cardPicture(printingOffset),
    },
    {
      name: 'Binding options',
      shortName: 'Binding',
      description:
        'A cookbook must lie flat, a report must stand on a shelf, a programme must fit a pocket. Thread, glue, staple or spiral: we choose by use.',
      image: cardPicture(printingBinding),
    },
    {
      name: 'Finishing and customization',
      shortName: 'Finishing',
      description:
        'Foil that catches the lamp, an embossed crest, a window cut into a cover. The finger notices it first, and the eye comes after.',
      image: cardPicture(printingFinishing),
    },
    {
      name: 'Pre-production and design',
      shortName: 'Pre-production',
      description:
        'We set the pages, draw the cover and put the colours right, and you judge it all on a proof in your own hands.',
      image: cardPicture(printingPreProduction),
    },
    {
      name: 'Publishing administration',
      shortName: 'Publishing',
      description:
        'Editors, numbers and forms: we see to the ISBN, the barcode and the deposit copies, so that an author can go on writing.',
      image: cardPicture(printingPublishing),
    },
    {
      name: 'Promotional materials',
      shortName: 'Promotional',
      description:
        'Things people keep using: a bag for the market, a mug for the desk, a calendar by the till, and your name on each.',
      image: cardPicture(printingPromotional),
    },
    {
      name: 'Brand services',
      shortName: 'Brand',
      description:
        'Letterheads, labels, envelopes and signs from one set of rules, so that your red is the same red on all of them.',
      image: cardPicture(printingBrandServices),
    },
  ],
  restHead: {
    eyebrow: 'Around the press',
    heading: 'Before the ink and after it',
    lead: 'A sheet that leaves the press is half a job. Here is the other half, done in the same building.',
  },
} satisfies Offerings;

/** "Offset suits runs of 500 or more copies" (spec section 2). */
export const runLength = {
  figure: '500+',
  heading: '500 or more? Let the plates turn.',
  description:
    'For fewer copies digital is mostly quicker and cheaper. From 500 on offset takes the lead, and widens it with every thousand. If your run is close to the mark, ask for both prices.',
  ranges: [
    { name: 'Digital', description: 'Short runs and proofs' },
    { name: 'Offset', description: 'Books and campaign print' },
  ],
  marks: ['1', '100', '250', '500', '1,000', '5,000', '10,000+'],
  turningPoint: '500',
  rulerDescription: 'From 1 copy to 10,000 and more: digital up to 500 copies, offset from 500 copies on.',
} satisfies RunLength;

export const process = {
  eyebrow: 'How it goes',
  heading: 'From your file to full cartons',
  lead: 'No sheet is printed before you have held a proof of it.',
  steps: [
    { title: 'File', description: 'Send what you have. We check bleed, fonts and colour, and mend what we may.' },
    { title: 'Proof', description: 'You hold one copy on the real paper and sign it, or mark what should change.' },
    { title: 'Press', description: 'The run is matched to your signed proof, at its start and all the way through.' },
    { title: 'Finish', description: 'Folded, bound, counted and packed, for you to collect or for us to deliver.' },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What a signed proof is worth',
  reasons: [
    {
      title: 'The proof is the promise',
      description: 'The last copy is laid beside the one you signed. If they differ, we print again.',
    },
    {
      title: 'Advice before paper',
      description:
        'A standard size or a lighter sheet often saves more than a discount. We say so before you pay for it.',
    },
    {
      title: 'Authors have one desk',
      description: 'Manuscript, layout, cover, printing and paperwork lie with one person, who answers the phone.',
    },
  ],
} satisfies Reasons;

/** Printing closes the circle: back to Staff Engagement, on to Experiential Marketing (spec section 2). */
export const neighbours = {
  previous: {
    title: 'Staff Engagement',
    path: '/services/staff-engagement',
    image: cardPicture(serviceStaffEngagement),
  },
  next: {
    title: 'Experiential Marketing',
    path: '/services/experiential-marketing',
    image: cardPicture(serviceExperientialMarketing),
  },
} satisfies Neighbours;

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'What should come off the press?',
  lead: 'Name the thing, the number of copies and the day it is wanted. A printer reads it, and replies within 24 hours.',
  formHeading: 'Printing enquiry',
} satisfies QuoteBand;
