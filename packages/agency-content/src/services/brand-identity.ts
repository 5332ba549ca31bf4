/** The words of /services/brand-identity. */
import { brandStrategy, brandVisualIdentity, pageBrandIdentity, serviceStaffEngagement } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { Capabilities, Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Brand Identity',
  description:
    'Strategy and visual identity in one project of 8-12 weeks: what you stand for is settled first, and everything you show then follows from it.',
  picture: heroPicture(pageBrandIdentity),
} satisfies PageHead;

export const offerings = {
  eyebrow: 'Two halves',
  heading: 'A thought, and a mark for it',
  lead: 'You can begin with either, if the other is already sound. Most brands need both, in this order.',
  offerings: [
    {
      name: 'Brand strategy',
      shortName: 'Strategy',
      description:
        'Who you are, for whom, and why it matters: found in talks with your team and your buyers, and written on one page that everybody can repeat.',
      image: cardPicture(brandStrategy),
    },
    {
      name: 'Visual identity',
      description:
        'A mark, colours, type and pictures that people recognise across the street, with rules short enough to be kept.',
      image: cardPicture(brandVisualIdentity),
    },
  ],
} satisfies Offerings;

/** The spec's lists for strategy and visual identity (section 2, "Service pages"). */
export const capabilities = {
  eyebrow: 'What is in it',
  heading: 'First what to say, then how it looks',
  lead: 'Take both lists as they stand, or strike what you have already.',
  lists: [
    {
      heading: 'Strategy',
      items: [
        'Brand audit and interviews',
        'Audience and competitor research',
        'Positioning and promise',
        'Naming and taglines',
        'Tone of voice',
        'Brand architecture',
      ],
    },
    {
      heading: 'Visual identity',
      items: [
        'Logo and its versions',
        'Colour and typefaces',
        'Illustration and photography',
        'Stationery and packaging',
        'Signs and vehicles',
        'Brand guidelines',
      ],
    },
  ],
} satisfies Capabilities;

export const process = {
  eyebrow: 'From brief to brand',
  heading: 'Four steps, 8-12 weeks',
  lead: 'You know at every point what comes next, who does it, and what you will be asked to decide.',
  steps: [
    {
      title: 'Listen',
      description: 'We talk to you, your team and the people you sell to, and write down what we heard.',
    },
    {
      title: 'Decide',
      description: 'One page says who you are, for whom, and why it matters. You sign it before we draw.',
    },
    {
      title: 'Draw',
      description: 'Name, mark, colour and type, tested where they must live: in a pocket, on a phone, on a lorry.',
    },
    {
      title: 'Hand over',
      description: 'Files, rules and first prints, with an afternoon of training for whoever uses them.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'Three reasons to draw it here',
  reasons: [
    {
      title: 'The studio and the press share a wall',
      description:
        'Whoever draws your mark also sees it come off the machine. Colours are chosen in ink, not on a screen.',
    },
    {
      title: 'A brand that works out of doors',
      description:
        'We build stands, stages and roadshows with what we design, so it is tried in sun, rain and traffic.',
    },
    {
      title: 'You keep every file',
      description: 'Working files, typefaces and rules are handed over in full, for any printer or agency after us.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: {
    title: 'Staff Engagement',
    path: '/services/staff-engagement',
    image: cardPicture(serviceStaffEngagement),
  },
} satisfies Neighbours;

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'What should people say about you?',
  lead: 'Tell us what you make, what you have already and what no longer fits. A person from the brand desk replies within 24 hours.',
  formHeading: 'Brand enquiry',
} satisfies QuoteBand;
