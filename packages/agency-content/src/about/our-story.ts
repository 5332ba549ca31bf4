/** The words of /about/our-story. */
import { pageCaseStudies, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { LinkCards, PageHead, Prose, TimelineSection } from '../schemas.js';

export const hero = {
  eyebrow: 'Since 2008',
  title: 'Our story',
  description: 'How a few people with a folding table came to fill halls, and why a press runs next door to the stage.',
  picture: heroPicture(pageOurStory),
} satisfies PageHead;

export const story = {
  eyebrow: 'Who we are',
  heading: 'Joy first, then ink',
  paragraphs: [
    'Shangwe is the Kiswahili word for the noise that happy people make: the cheer, the clapping, the song that nobody planned. It is half of our name because it is half of our work. The other half is ink, which keeps what the cheering was about.',
    'We are an experiential marketing, events and printing agency in Westlands, Nairobi. Over 15 years we have learned that the two halves need each other. An evening is over by midnight, and the book, the film and the photograph carry it on. A brochure lies on a desk, until somebody puts the thing itself into your hand.',
    'So we do both under one roof. Those who draw the stage can walk across to those who print the tickets, and the crew that films the speech built the lectern it is given from. You call one desk, and the house answers.',
  ],
} satisfies Prose;

/** The five stops of the spec (section 9, "Timeline years"). */
export const timeline = {
  eyebrow: 'Our years',
  heading: 'From one stand to a full house',
  lead: 'Five dates, set as large as they felt.',
  milestones: [
    {
      when: '2008',
      title: 'A brand in the hand',
      description:
        'We start in Nairobi with one idea: people believe what they have tried. The first jobs are activations.',
    },
    {
      when: '2012',
      title: 'Bigger rooms',
      description:
        'Launches, conferences and trade shows join the diary. Whoever can build a stand can also fill a hall.',
    },
    {
      when: '2016',
      title: 'Our own light and sound',
      description:
        'A production desk films, photographs and records what we stage, so that one evening lasts all year.',
    },
    {
      when: '2020',
      title: 'Ink on paper',
      description:
        'While halls stand empty, presses run. Books, brochures and packaging take their place beside the stage.',
    },
    {
      when: 'Today',
      title: 'Over 50 people, one house',
      description: 'Events and print under one roof in Westlands, after over 15 years. The next line is yours.',
    },
  ],
} satisfies TimelineSection;

export const more = {
  eyebrow: 'About us',
  heading: 'Who you will be working with',
  lead: 'Before you ask for a price, see who would be at work on it, and what they hold each other to.',
  cards: [
    {
      title: 'Our Team',
      text: 'Over 50 people at seven desks.',
      path: '/about/team',
      picture: cardPicture(pageTeam),
    },
    {
      title: 'Our Values',
      text: 'Six things we hold each other to.',
      path: '/about/values',
      picture: cardPicture(pageValues),
    },
    {
      title: 'Case studies',
      text: 'What we did, for whom, and how it went.',
      path: '/case-studies',
      picture: cardPicture(pageCaseStudies),
    },
  ],
} satisfies LinkCards;
