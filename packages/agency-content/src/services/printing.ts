/** Copy for /services/printing. */
import {
  pagePrinting,
  printingBinding,
  printingBrandServices,
  printingDigital,
  printingFinishing,
  printingOffset,
  printingPlateIndigo,
  printingPlateMarigold,
  printingPlateRed,
  printingPlateTeal,
  printingPreProduction,
  printingPromotional,
  printingPublishing,
  serviceExperientialMarketing,
  serviceStaffEngagement,
  staffRetreats,
} from 'agency-artwork';
import { printLead } from '../about/leads.js';
import { agency } from '../agency.js';
import {
  bannerPrice,
  bookletsPrice,
  bookletsRun,
  bookPrice,
  bookReprint,
  bookTime,
  cardsPrice,
  cardsRun,
  claimTime,
  digitalReprint,
  digitalTime,
  fliersPrice,
  fliersRun,
  hardbackPrice,
  hardbackRun,
  offsetTime,
  rollUpPrice,
} from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { anniversaryBook, anniversaryBookResult } from '../projects/anniversary-book.js';
import type {
  ContactBand,
  Neighbours,
  Offerings,
  PageHead,
  PressPlates,
  PriceGuide,
  Process,
  Reasons,
  RunLength,
} from '../schemas.js';
import { serviceProof } from '../service-proof.js';
import { unbroken } from '../unbroken.js';

export const hero = {
  title: 'Printing',
  description:
    'From one invitation to a whole book run: one Nairobi studio typesets, prints, binds and packs it, once you’ve approved a proof.',
  picture: heroPicture(pagePrinting),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'Two ways to print',
  heading: 'How many copies?',
  lead: 'The number tells us which press to use, and roughly what it will cost. Books can be printed either way.',
  offerings: [
    {
      name: 'Digital printing',
      shortName: 'Digital',
      description:
        'No plates, little set-up: your file goes to the machine and the first sheet is the finished article. Right for short runs, samples, and jobs where each copy carries a different name.',
      image: cardPicture(printingDigital),
    },
    {
      name: 'Offset printing',
      shortName: 'Offset',
      description:
        'Metal plates lay down rich, even colour. Set-up takes time, but each extra copy costs a little less. Best for runs of 500 or more.',
      image: cardPicture(printingOffset),
    },
    {
      name: 'Binding options',
      shortName: 'Binding',
      description:
        'A cookbook should lie flat, a report should stand on a shelf, a programme should fit a pocket. Sewn, glued, stapled or spiral: tell us how yours will be used and we’ll suggest a binding.',
      image: cardPicture(printingBinding),
    },
    {
      name: 'Finishing and customization',
      shortName: 'Finishing',
      description:
        'Foil that catches the light, an embossed crest, a window cut into the cover. Details people can feel as well as see.',
      image: cardPicture(printingFinishing),
    },
    {
      name: 'Pre-production and design',
      shortName: 'Pre-production',
      description:
        'We lay out the pages, design the cover and correct the colours, and you check it all on a printed proof.',
      image: cardPicture(printingPreProduction),
    },
    {
      name: 'Publishing administration',
      shortName: 'Publishing',
      description:
        'We handle the ISBN, the barcode, the legal deposit copies and the forms, so authors can keep writing.',
      image: cardPicture(printingPublishing),
    },
    {
      name: 'Promotional materials',
      shortName: 'Promotional',
      description: 'Things people keep using: a market bag, a mug, a calendar by the till, all with your name on them.',
      image: cardPicture(printingPromotional),
    },
    {
      name: 'Brand services',
      shortName: 'Brand',
      description: 'Letterheads, labels, envelopes and signs, all from one list of ink values that you keep.',
      image: cardPicture(printingBrandServices),
    },
  ],
  secondaryHeading: {
    eyebrow: 'The full job',
    heading: 'Before and after the press',
    lead: 'Book printing draws on most of these, all in one building that you’re welcome to visit.',
  },
} satisfies Offerings;

/** "Offset suits runs of 500 or more copies" (spec section 2). */
export const runLength = {
  figure: '500+',
  heading: '500 or more? Go offset.',
  description:
    'For fewer copies, digital is usually quicker and cheaper. From 500, offset wins, and saves more with every thousand. Close to the line? Ask for both prices.',
  ranges: [
    { name: 'Digital', description: 'Short runs and proofs' },
    { name: 'Offset', description: 'Books and campaign print' },
  ],
  ticks: ['1', '100', '250', '500', '1,000', '5,000', '10,000+'],
  threshold: '500',
  rulerDescription: 'From 1 copy to 10,000 or more: digital up to 500 copies, offset from 500 copies up.',
} satisfies RunLength;

// Sample content: prices and times. The owner confirms or replaces them.
export const prices = {
  eyebrow: 'Price guide',
  heading: 'What print costs',
  lead: 'For press-ready files. Each range runs from the simplest version of the job to the most elaborate.',
  caption: 'Sample prices and times',
  columns: [
    { name: 'Price', detail: 'before VAT', prominent: true },
    { name: 'Ready in', detail: 'from the signed proof' },
  ],
  groups: [
    {
      name: 'Cards, fliers and booklets',
      rows: [
        {
          name: cardsRun.value,
          detail: 'Includes: two sides in colour.\nPrice depends on: paper, lamination, foil.',
          values: [cardsPrice.value, digitalTime.value],
        },
        {
          name: fliersRun.value,
          detail: 'Includes: two sides, offset.\nPrice depends on: paper, folding.',
          values: [fliersPrice.value, offsetTime.value],
        },
        {
          name: bookletsRun.value,
          detail: 'Includes: 16 pages in colour, stapled.\nPrice depends on: page count, cover.',
          values: [bookletsPrice.value, digitalTime.value],
        },
      ],
    },
    {
      name: 'Banners',
      rows: [
        {
          name: 'Roll-up banner, 2 m high',
          detail: 'Includes: stand and bag.\nPrice depends on: make of stand.',
          values: [rollUpPrice.value, digitalTime.value],
        },
        {
          name: 'Vinyl banner',
          detail: 'Includes: hem and eyelets.\nPrice depends on: size, mesh, installation.',
          values: [`${bannerPrice.value} a m²`, digitalTime.value],
        },
      ],
    },
    {
      name: 'Books',
      rows: [
        {
          name: '500 paperbacks',
          detail: 'Includes: A5, 200 pages, black inside.\nPrice depends on: colour, paper, cover.',
          values: [`${bookPrice.value} each`, bookTime.value],
        },
        {
          name: hardbackRun.value,
          detail: unbroken('Includes: 210 × 270 mm, 200 pages in colour, sewn.\nPrice depends on: format, cloth.'),
          values: [`${hardbackPrice.value} each`, bookTime.value],
        },
      ],
    },
  ],
  action: 'Price my job',
} satisfies PriceGuide;

/** Every picture on the site is printed with these inks; this one can be taken apart. */
export const pressPlates = {
  eyebrow: 'Press room',
  heading: 'Four inks make this picture',
  lead: 'A press lays down one ink at a time, each from its own plate. Pull the plates apart to see what each one prints, and how a small shift between them shows.',
  picture: cardPicture(staffRetreats),
  plates: [
    { name: 'Marigold', picture: cardPicture(printingPlateMarigold) },
    { name: 'Red', picture: cardPicture(printingPlateRed) },
    { name: 'Teal', picture: cardPicture(printingPlateTeal) },
    { name: 'Indigo', picture: cardPicture(printingPlateIndigo) },
  ],
  paper: '#fbeed6',
} satisfies PressPlates;

export const process = {
  eyebrow: 'How It Works',
  heading: 'Your file in, full cartons out',
  lead: 'You approve a sample before the run starts.',
  steps: [
    {
      title: 'File',
      description: unbroken(
        `Email it, or a link to it, to ${agency.email}: PDF, 3 mm bleed, CMYK, 300 dpi, fonts embedded. We check it first.`,
      ),
    },
    {
      title: 'Proof',
      description: 'You get one copy on the actual paper, and sign it off or mark what should change.',
    },
    { title: 'Press', description: 'We match the run to your signed copy at the start and keep checking as we go.' },
    {
      title: 'Finish',
      description: `Folded, bound, counted and packed. Reprinting unchanged files takes ${digitalReprint.value} for digital jobs and ${bookReprint.value} for books.`,
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'What a signed proof is worth',
  firstMark: 2,
  reasons: [
    {
      title: 'The proof is the standard',
      description: `Compare the delivery with your signed copy. If it differs, send photos within ${claimTime.value}, and we’ll tell you who is dealing with it and by when.`,
    },
    {
      title: 'Advice before you pay',
      description: 'A standard size or a lighter paper often saves more than a discount. If it would, we’ll say so.',
    },
    {
      title: 'Less paperwork for authors',
      description: 'One person handles manuscript, layout, cover, printing and paperwork.',
    },
  ],
} satisfies Reasons;

/** Previous is Staff Engagement, next is Experiential Marketing (spec section 2). */
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

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'What can we print for you?',
  lead: `Name the item, the number of copies and the date. Not in the price guide? We’ll price it all the same.`,
  formHeading: 'Printing enquiry',
} satisfies ContactBand;

export const messageHint = 'Item, copies, size, paper if you know it, and the date you need it.';

export const proof = serviceProof(printLead, anniversaryBook, anniversaryBookResult);
