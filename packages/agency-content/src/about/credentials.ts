/** Copy for /about/credentials, the page for tenders. Its numbers are in `facts.ts`. */
import { pageCredentials } from 'agency-artwork';
import { agency } from '../agency.js';
import {
  agpoNumber,
  bannerMetres,
  booksMonthly,
  businessPermit,
  companyNumber,
  crewAtOnce,
  eventsAtOnce,
  flatbed,
  generators,
  largestCrowd,
  ledWall,
  midYear,
  movingLights,
  odpcNumber,
  pressSpeed,
  professionalIndemnity,
  publicLiability,
  rollWidth,
  soundReach,
  stageDeck,
  taxCompliance,
  taxPin,
  workplaceNumber,
  yearEnd,
} from '../facts.js';
import { besidePicture } from '../pictures.js';
import type { Capabilities, CommitmentSection, Offer, PageHead, Register, StatisticsSection } from '../schemas.js';

export const hero = {
  eyebrow: 'For tenders and vendor forms',
  title: 'Credentials',
  description:
    'What a procurement team asks for, on one page: certificates with their numbers and dates, insurance, equipment, capacity and safety.',
  picture: besidePicture(pageCredentials),
} satisfies PageHead;

/** When a certificate or figure last changed, `YYYY-MM-DD`, for search engines. Update it whenever one changes. */
export const lastUpdated = '2026-11-27';

/** The label of the link to the PDF version of the page. */
export const profileName = 'Company profile';

const noEnd = 'No expiry date';

// Sample content: certificates, numbers and dates. The owner replaces them in facts.ts.
export const register = {
  eyebrow: 'On file',
  heading: 'Certificates and cover',
  lead: `${agency.name} is a sample agency, so every number and date on this page is a sample too. Certified copies come with a bid. You can check a PIN and a tax certificate on iTax, and a data registration in the ODPC’s public register.`,
  caption: 'Certificates and insurance, with numbers and expiry dates',
  columns: [{ name: 'Number or cover' }, { name: 'Valid until' }],
  groups: [
    {
      name: 'Registration',
      rows: [
        {
          name: 'Certificate of incorporation',
          detail: 'Business Registration Service',
          values: [companyNumber.value, noEnd],
        },
        { name: 'Business permit', detail: 'Nairobi City County', values: [businessPermit.value, yearEnd.value] },
        {
          name: 'AGPO certificate',
          detail: 'The National Treasury, category Women',
          values: [agpoNumber.value, midYear.value],
        },
      ],
    },
    {
      name: 'Tax',
      rows: [
        { name: 'PIN and VAT', detail: 'Kenya Revenue Authority', values: [taxPin.value, noEnd] },
        {
          name: 'Tax compliance certificate',
          detail: 'Kenya Revenue Authority',
          values: [taxCompliance.value, midYear.value],
        },
      ],
    },
    {
      name: 'Insurance',
      rows: [
        {
          name: 'Public liability',
          detail: 'Guests, passers-by and the venue, at each event',
          values: [publicLiability.value, yearEnd.value],
        },
        {
          name: 'Professional indemnity',
          detail: 'Advice, design and proofs, per year',
          values: [professionalIndemnity.value, yearEnd.value],
        },
        {
          name: 'Work injury (WIBA)',
          detail: 'All crew, including day hires',
          values: ['As the Act requires', yearEnd.value],
        },
      ],
    },
    {
      name: 'Data and safety',
      rows: [
        {
          name: 'Data controller and processor',
          detail: 'Data Protection Commissioner (ODPC)',
          values: [odpcNumber.value, midYear.value],
        },
        {
          name: 'Registered workplace',
          detail: 'Occupational Safety and Health Services',
          values: [workplaceNumber.value, yearEnd.value],
        },
      ],
    },
  ],
} satisfies Register;

export const capacity = {
  eyebrow: 'Capacity',
  heading: 'What we can take on',
  lead: 'Below each figure is the record it comes from. Ask for it, and we’ll show you.',
  statistics: [
    {
      value: largestCrowd.value,
      label: 'at the largest event we’ve run.',
      source: { name: 'Counted at the gates, 2025' },
    },
    {
      value: eventsAtOnce.value,
      label: 'on the same day, each with its own producer.',
      source: { name: 'Crew calendar, November 2025' },
    },
    {
      value: crewAtOnce.value,
      label: 'on the busiest day, our own and hired.',
      source: { name: 'Payroll, November 2025' },
    },
    {
      value: pressSpeed.value,
      label: 'an hour on the offset press.',
      source: { name: 'Rated speed, on the maker’s plate' },
    },
    {
      value: booksMonthly.value,
      label: 'a month, as paperbacks in a single shift.',
      source: { name: 'Bindery job cards, 2025' },
    },
    {
      value: bannerMetres.value,
      label: 'of banner and vinyl a day.',
      source: { name: 'Large-format log, 2025' },
    },
  ],
} satisfies StatisticsSection;

export const equipment = {
  eyebrow: 'Equipment',
  heading: 'What we own',
  lead: 'If we hire equipment, the quote names its owner.',
  lists: [
    {
      heading: 'On site',
      items: [
        `${stageDeck.value} of stage deck, with roof`,
        `Line-array sound for ${soundReach.value}`,
        movingLights.value,
        `LED wall, ${ledWall.value}`,
        `Two ${generators.value} generators`,
        'Stage truck and five trucks',
      ],
    },
    {
      heading: 'In the print studio',
      items: [
        'Offset press, four colours, B2',
        'Two digital presses, SRA3',
        `UV flatbed, ${flatbed.value}`,
        `Large-format printer, ${rollWidth.value} wide`,
        'Flexo press and screen-printing carousel',
        'Two 3D printers',
        'Thread sewing and perfect binding',
        'Foil, die-cutting and lamination',
      ],
    },
  ],
} satisfies Capabilities;

export const policies = {
  eyebrow: 'Policies',
  heading: 'People, places and data',
  lead: 'The full policies come with a bid. This is what they mean on the day.',
  commitments: [
    {
      title: 'Health and safety',
      items: [
        'You get a risk assessment and an emergency plan before the build.',
        'A trained first aider is on site from build to breakdown.',
        'Rigging and temporary power are signed off before doors open.',
        'Every accident and near miss goes into a register you can read.',
      ],
    },
    {
      title: 'Data protection',
      items: [
        'We use guest lists for your event only. Afterwards you keep yours, and we delete our copy.',
        'We ask for consent to photos at the entrance, with a sign and in person.',
        'A data processing agreement is ready to sign.',
        'If there’s a data breach, we’ll tell you on the day we find out.',
      ],
    },
  ],
} satisfies CommitmentSection;

export const referees = {
  eyebrow: 'Referees',
  heading: 'Ask three clients',
  text: 'On request we name one client each for events, activations and print. We ask them first, so tell us the tender and its closing date.',
  action: { name: 'Request referees', path: '/contact' },
} satisfies Offer;
