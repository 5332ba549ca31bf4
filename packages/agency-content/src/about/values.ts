/** The words of /about/values. */

import { pageCaseStudies, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import type { Quote } from 'agency-ui/schemas';
import { cardPicture, heroPicture } from '../pictures.js';
import type { CommitmentSection, LinkCards, PageHead, Values } from '../schemas.js';

export const hero = {
  title: 'Our values',
  description:
    'Six words are easy to print. Here is what each of them means when the truck is late and the hall is full.',
  picture: heroPicture(pageValues),
} satisfies PageHead;

/** The six of the spec, in its order (section 2, "About pages"). */
export const values = {
  eyebrow: 'What we hold dear',
  heading: 'Six inks we print with',
  lead: 'They lie over each other in every job, and each shows through the next.',
  values: [
    {
      title: 'Innovation',
      description:
        'We try the new thing on ourselves first. What works goes on stage; what does not, you never pay for.',
    },
    { title: 'Excellence', description: 'The last copy and the last guest get what the first ones got.' },
    {
      title: 'Integrity',
      description: 'One price, in writing. If a date cannot be kept, you hear it first, and you hear it from us.',
    },
    {
      title: 'Collaboration',
      description: 'Your team sits at our table. The best line is often yours, and we say so.',
    },
    {
      title: 'Results-Driven',
      description: 'Before we plan, we ask what should be different afterwards. Afterwards, we go and look.',
    },
    {
      title: 'Social Responsibility',
      description: 'We hire where we work, print no more than is read, and leave the ground as we found it.',
    },
  ],
} satisfies Values;

export const commitments = {
  eyebrow: 'Our word',
  heading: 'What you can hold us to',
  lead: 'A promise that cannot be checked is decoration. These can be.',
  commitments: [
    {
      title: 'To our clients',
      items: [
        'We answer within 24 hours.',
        'You have one price in writing before any work begins.',
        'Nothing goes to the press before you have signed the proof.',
        'You keep one desk, from the first call to the last invoice.',
      ],
    },
    {
      title: 'To the community',
      items: [
        'We hire crews where the event is.',
        'We pay the people who carry, cook and clean as promptly as those who sing.',
        'We print the run you need, and not a pallet more.',
        'We leave every ground as clean as we found it.',
      ],
    },
  ],
} satisfies CommitmentSection;

export const quote: Quote = {
  text: 'People forget the slogan. They remember the night they sang along, and the book they kept. We work for both.',
  name: 'The Chief Executive',
  role: 'Shangwe & Ink',
};

export const more = {
  eyebrow: 'About us',
  heading: 'See it kept',
  lead: 'Values show in what somebody did. Here are our years, our desks and our work.',
  cards: [
    {
      title: 'Our Story',
      text: 'From 2008 to the job on the press today.',
      path: '/about/our-story',
      picture: cardPicture(pageOurStory),
    },
    {
      title: 'Our Team',
      text: 'Over 50 people at seven desks.',
      path: '/about/team',
      picture: cardPicture(pageTeam),
    },
    {
      title: 'Case studies',
      text: 'What we did, for whom, and how it went.',
      path: '/case-studies',
      picture: cardPicture(pageCaseStudies),
    },
  ],
} satisfies LinkCards;
