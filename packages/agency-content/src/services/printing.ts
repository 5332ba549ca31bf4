/** The words of /services/printing. */
import {
  pagePrinting,
  printingDigital,
  printingOffset,
  serviceExperientialMarketing,
  serviceStaffEngagement,
} from 'agency-artwork';
import { pending } from '../pending.js';
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons, RunLength } from '../schemas.js';

export const hero = {
  title: 'Printing',
  description:
    'Books, brochures and everything that carries your name: digital for a handful, offset for a whole edition, and one print studio in Nairobi from file to finished carton.',
  picture: heroPicture(pagePrinting),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'Two ways to print',
  heading: 'First question: how many copies?',
  lead: 'The number decides the press, and the press decides the price. Tell us the run, and we name the better road.',
  offerings: [
    {
      name: 'Digital printing',
      shortName: 'Digital',
      description:
        'Straight from file to paper, with no plates to make. The quick road for short runs, tests and pieces that change from copy to copy.',
      image: cardPicture(printingDigital),
    },
    {
      name: 'Offset printing',
      shortName: 'Offset',
      description:
        'Plates, rollers and rich, even ink. The first copy takes setting up; every copy after it gets cheaper. Made for runs of 500 or more.',
      image: cardPicture(printingOffset),
    },
    {
      name: 'Binding options',
      shortName: 'Binding',
      description:
        'Sewn, glued, stapled or spiral. We match the spine to how the book will be opened, carried and kept.',
      image: cardPicture(pending('printing-binding')),
    },
    {
      name: 'Finishing and customization',
      shortName: 'Finishing',
      description:
        'Lamination, foil, embossing, die cuts and rounded corners: the details that people feel before they read.',
      image: cardPicture(pending('printing-finishing')),
    },
    {
      name: 'Pre-production and design',
      shortName: 'Pre-production',
      description: 'Typesetting, interior layout and cover design, then a proof on paper for you to hold and sign off.',
      image: cardPicture(pending('printing-pre-production')),
    },
    {
      name: 'Publishing administration',
      shortName: 'Publishing',
      description:
        'Support for authors and publishers from manuscript to finished book, with the ISBN, the barcode and the deposit copies looked after.',
      image: cardPicture(pending('printing-publishing')),
    },
    {
      name: 'Promotional materials',
      shortName: 'Promotional',
      description: 'Fliers, calendars, bags, mugs and banners that carry your name well past the day of the event.',
      image: cardPicture(pending('printing-promotional')),
    },
    {
      name: 'Brand services',
      shortName: 'Brand',
      description: 'One mark, drawn once and printed the same everywhere, from letterhead to the side of a van.',
      image: cardPicture(pending('printing-brand-services')),
    },
  ],
  restHead: {
    eyebrow: 'Around the press',
    heading: 'Before the ink and after it',
    lead: 'Six more jobs that we take off your desk, so that the file you send is the book, the bag or the brochure you get.',
  },
} satisfies Offerings;

/** "Offset suits runs of 500 or more copies" (spec section 2). */
export const runLength = {
  figure: '500+',
  heading: 'Runs of 500 or more? Go offset.',
  description:
    'Below that, digital usually wins on time and cost. Above it, offset pulls ahead and keeps going. Close to the line? We price both.',
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
  heading: 'What shall we print for you?',
  lead: 'Tell us what it is, how many you need and when. A person from the print studio replies within 24 hours.',
  formHeading: 'Printing enquiry',
} satisfies QuoteBand;
