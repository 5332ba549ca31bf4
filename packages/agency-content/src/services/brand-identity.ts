/** Copy for /services/brand-identity. */
import { brandStrategy, brandVisualIdentity, pageBrandIdentity, serviceStaffEngagement } from 'agency-artwork';
import { brandLead } from '../about/leads.js';
import { brandProject, decideWeeks, designWeeks, identityPrice, listenWeeks } from '../facts.js';
import { besidePicture, cardPicture } from '../pictures.js';
import { coffeeIdentity } from '../projects/coffee-identity.js';
import type { Capabilities, ContactBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';

export const hero = {
  title: 'Brand Identity',
  description: `Strategy and visual identity in one project of ${brandProject.value}. We settle what you stand for first, and everything people see follows from it.`,
  picture: besidePicture(pageBrandIdentity),
} satisfies PageHead;

export const offerings = {
  eyebrow: 'Two parts',
  heading: 'The idea, then the identity',
  lead: 'Start with either if the other is in place. Most brands need both, in this order.',
  offerings: [
    {
      name: 'Brand strategy',
      shortName: 'Strategy',
      description:
        'Who you are, who you’re for and why it matters: drawn from interviews with your team and your buyers, on one page everyone can remember.',
      image: cardPicture(brandStrategy),
    },
    {
      name: 'Visual identity',
      description:
        'A logo, colours, type and images people recognise from across the street, with rules short enough to follow.',
      image: cardPicture(brandVisualIdentity),
    },
  ],
} satisfies Offerings;

/** The spec's lists for strategy and visual identity (section 2, "Service pages"). */
export const capabilities = {
  eyebrow: 'What’s included',
  heading: 'First what to say, then how it looks',
  lead: 'Take everything, or skip what you already have.',
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
        'Logo and its variations',
        'Colour and typefaces',
        'Illustration and photography',
        'Stationery and packaging',
        'Signs and vehicles',
        'Brand guidelines',
      ],
    },
  ],
} satisfies Capabilities;

// Sample content: how the weeks are divided. The total of 8-12 weeks is the spec's (section 9).
export const process = {
  eyebrow: 'Step by step',
  heading: `Four steps, ${brandProject.value}`,
  lead: 'You always know what comes next, who’s doing it and what you’ll be asked to decide.',
  steps: [
    {
      title: 'Listen',
      description: `${listenWeeks.value}. We speak to you, your colleagues and your customers, and write up what we hear.`,
    },
    {
      title: 'Decide',
      description: `${decideWeeks.value}. We boil it down to a one-page strategy. You sign it off before we design.`,
    },
    {
      title: 'Design',
      description: `${designWeeks.value}. Name, logo, colour and type, tested in a pocket, on a phone and on a truck, with two rounds of comments.`,
    },
    {
      title: 'Hand over',
      description:
        'The last two weeks. Files, guidelines and first prints, plus an afternoon of training for your team.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'Three reasons to do it here',
  firstMark: 7,
  reasons: [
    {
      title: 'The studio and the press share a wall',
      description:
        'The designer who draws your logo also sees it come off the press. We choose colours in ink, not on a screen.',
    },
    {
      title: 'A brand that works outdoors',
      description:
        'We build stands, stages and roadshows with what we design, so it’s tested in sun, rain and traffic.',
    },
    {
      title: 'You keep every file',
      description:
        'Artwork, font list and brand rules are handed over, ready for whichever printer or agency comes next.',
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

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'What should people say about you?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `Describe what you make, what’s in place and what no longer fits. Both parts together come to ${identityPrice.value} before VAT; naming, interviews and the number of items affect the price most.`,
  formHeading: 'Brand enquiry',
} satisfies ContactBand;

export const messageHint = 'What you make, what exists already (name, logo, colours) and your launch date.';

export const proof = serviceProof(brandLead, coffeeIdentity);
