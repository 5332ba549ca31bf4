/** Copy for /about/values. */

import { pageCaseStudies, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import type { Quote } from 'agency-ui/schemas';
import { besidePicture, cardPicture } from '../pictures.js';
import type { CommitmentSection, LinkCards, PageHead, Values } from '../schemas.js';

export const hero = {
  title: 'Our Values',
  description: 'What each of our values means in practice, when the truck is late and the hall is full.',
  picture: besidePicture(pageValues),
} satisfies PageHead;

/** The spec's six values, in its order (section 2, "About pages"). */
export const values = {
  eyebrow: 'What we stand for',
  heading: 'Six values behind every job',
  lead: 'Here’s how each one shows in our work.',
  values: [
    {
      title: 'Innovation',
      description: 'We try new ideas on ourselves first. What works goes on stage; you don’t pay for what doesn’t.',
    },
    { title: 'Excellence', description: 'The last copy and the last guest matter as much as the first.' },
    {
      title: 'Integrity',
      description: 'If a date or a figure is at risk, you hear it early, and you hear it from us.',
    },
    {
      title: 'Collaboration',
      description: 'Your team has a seat at our table. The best line is often yours, and we’ll say so.',
    },
    {
      title: 'Results-Driven',
      description: 'Before we plan, we ask what should be different afterwards. Then we go back and check.',
    },
    {
      title: 'Social Responsibility',
      description: 'We hire where we work, avoid overprinting and clean up before we leave.',
    },
  ],
} satisfies Values;

export const commitments = {
  eyebrow: 'Our word',
  heading: 'What you can hold us to',
  lead: 'Eight promises, each one easy to check.',
  commitments: [
    {
      title: 'To our clients',
      items: [
        'A person reads your enquiry and answers it.',
        'You get the price in writing before any work begins.',
        'You sign off a proof before we print.',
        'Your contact stays the same to the end of the job.',
      ],
    },
    {
      title: 'To the community',
      items: [
        'We look for crew where the event is.',
        'We pay the people who carry, cook and clean as promptly as the performers.',
        'We recommend the print run you need, and no more.',
        'We leave the grounds as clean as we found them.',
      ],
    },
  ],
} satisfies CommitmentSection;

export const quote: Quote = {
  text: 'People forget the slogan. They remember the night they sang along and the book they kept. We work for both.',
  name: 'The Chief Executive',
  role: 'Shangwe & Ink',
};

export const more = {
  eyebrow: 'About Us',
  heading: 'In practice',
  lead: 'Read how we started, who works here and what we’ve done.',
  cards: [
    {
      title: 'Our Story',
      text: 'How we’ve grown since 2008.',
      path: '/about/our-story',
      picture: cardPicture(pageOurStory),
    },
    {
      title: 'Our Team',
      text: 'Over 50 people in seven teams.',
      path: '/about/team',
      picture: cardPicture(pageTeam),
    },
    {
      title: 'Case Studies',
      text: 'Nine jobs, from brief to result.',
      path: '/case-studies',
      picture: cardPicture(pageCaseStudies),
    },
  ],
} satisfies LinkCards;
