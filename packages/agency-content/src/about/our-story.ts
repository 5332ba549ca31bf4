/** Copy for /about/our-story. */
import { pageCaseStudies, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { LinkCards, PageHead, Prose, TimelineSection } from '../schemas.js';

export const hero = {
  eyebrow: 'Since 2008',
  title: 'Our Story',
  description:
    'We started with a small crew and a folding table. Today we run events and a print studio from the same building.',
  picture: heroPicture(pageOurStory),
} satisfies PageHead;

export const story = {
  eyebrow: 'Who we are',
  heading: 'Joy first, then ink',
  paragraphs: [
    'Shangwe is Kiswahili for the noise happy people make: cheering, clapping, ululating, a song breaking out. It’s half our name because it’s half our work. The other half is ink: the programme, the book or the box people take home.',
    'We’re an experiential marketing, events and printing agency in Westlands, Nairobi, over 15 years in business. Since the print studio opened in 2020, the two halves have helped each other. An event ends at midnight, but the book, the film and the photos last. And a brochure is easier to remember once you’ve tried the product.',
    'So we do both in one building. The people who design the stage can walk over to the people who print the tickets, and the film crew has read the running order. Brief any of us, and we’ll bring in the rest.',
  ],
} satisfies Prose;

/** The spec's five stops (section 9, "Timeline years"). */
export const timeline = {
  eyebrow: 'Our years',
  heading: 'How we’ve grown',
  lead: 'Five milestones that shaped us.',
  milestones: [
    {
      date: '2008',
      title: 'A brand in the hand',
      description:
        'We start in Nairobi with one idea: people believe what they’ve tried. Our first jobs are activations.',
    },
    {
      date: '2012',
      title: 'Bigger rooms',
      description:
        'Launches, conferences and trade shows join the calendar. The crew that built stands now builds stages too.',
    },
    {
      date: '2016',
      title: 'Our own film crew',
      description:
        'A production team films, photographs and records our events, so clients have material for the whole year.',
    },
    {
      date: '2020',
      title: 'Ink on paper',
      description: 'With venues closed, we open a print studio. Books, brochures and packaging join the events.',
    },
    {
      date: 'Today',
      title: 'Over 50 people, one roof',
      description:
        'Events and print side by side in Westlands, with over 15 years in business. Your job could be next.',
    },
  ],
} satisfies TimelineSection;

export const more = {
  eyebrow: 'About Us',
  heading: 'Who you’ll work with',
  lead: 'Before you ask for a price, meet the team and see how we work.',
  cards: [
    {
      title: 'Our Team',
      text: 'Over 50 people in seven teams.',
      path: '/about/team',
      picture: cardPicture(pageTeam),
    },
    {
      title: 'Our Values',
      text: 'What we stand for, day to day.',
      path: '/about/values',
      picture: cardPicture(pageValues),
    },
    {
      title: 'Case Studies',
      text: 'What we did and how it went.',
      path: '/case-studies',
      picture: cardPicture(pageCaseStudies),
    },
  ],
} satisfies LinkCards;
