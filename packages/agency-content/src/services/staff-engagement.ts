/** Copy for /services/staff-engagement. */
import {
  pageBrandIdentity,
  pageStaffEngagement,
  serviceProduction,
  staffAppreciationDays,
  staffAwards,
  staffGalas,
  staffRetreats,
  staffStrategySessions,
  staffWorkshops,
} from 'agency-artwork';
import { engagementLead } from '../about/leads.js';
import { dayOutPrice } from '../facts.js';
import { cardPicture, heroPicture } from '../pictures.js';
import { teamBuilding } from '../projects/team-building.js';
import type { ContactBand, FigureBand, Neighbours, Offerings, PageHead, Process, Reasons } from '../schemas.js';
import { serviceProof } from '../service-proof.js';

export const hero = {
  title: 'Staff Engagement',
  description: 'Team building, corporate training and recognition evenings, each planned around one goal you set.',
  picture: heroPicture(pageStaffEngagement, 'bottom'),
} satisfies PageHead;

/** Names and order are the spec's (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we arrange',
  heading: 'Good reasons to leave the office',
  lead: 'Tell us what your people need. Venue, transport, safety and lunch are taken care of.',
  offerings: [
    {
      name: 'Team building retreats',
      shortName: 'Retreats',
      description:
        'A day or a weekend by a lake, in a forest or on a farm. Fewer ice-breakers, more tasks that take the whole team.',
      image: cardPicture(staffRetreats),
    },
    {
      name: 'Award ceremonies',
      shortName: 'Awards',
      description:
        'Long service, safety, sales or kindness: the right name, pronounced properly, in front of the colleagues who were there.',
      image: cardPicture(staffAwards),
    },
    {
      name: 'Appreciation days',
      description: 'A long table in the garden, music, and a thank you that isn’t an email.',
      image: cardPicture(staffAppreciationDays),
    },
    {
      name: 'Strategic planning sessions',
      shortName: 'Strategy sessions',
      description:
        'A neutral room and a neutral facilitator. You leave with one page of decisions and a name beside each.',
      image: cardPicture(staffStrategySessions),
    },
    {
      name: 'Workshops and seminars',
      shortName: 'Workshops',
      description: 'Trainers who know the Kenyan workplace, small tables, real cases, and something to try next week.',
      image: cardPicture(staffWorkshops),
    },
    {
      name: 'Corporate galas',
      shortName: 'Galas',
      description: 'An evening when staff are the guests: dinner, music, families welcome, and no slides.',
      image: cardPicture(staffGalas),
    },
  ],
  secondaryHeading: {
    eyebrow: 'Through the year',
    heading: 'For every month that needs a lift',
    lead: 'Indoors or out, for a team of ten or the whole company.',
  },
} satisfies Offerings;

// Sample content: the data of the bars. The owner replaces it.
export const figureBand = {
  figure: '1 day',
  heading: 'A day with room to breathe',
  description:
    'A packed programme leaves no time to talk. We leave gaps on purpose, so that people from different branches meet.',
  scale: {
    from: '8 AM',
    to: '8 PM',
    bars: [
      { name: 'Bus and breakfast', description: '8 to 10 AM', start: 0, end: 2 },
      { name: 'Games', description: '10 AM to 1 PM, in mixed teams', start: 2, end: 5 },
      { name: 'Lunch', description: 'A long table, 1 to 2 PM', start: 5, end: 6 },
      { name: 'Workshop', description: 'One question, 2 to 4 PM', start: 6, end: 8 },
      { name: 'Free time', description: 'An hour with nothing planned, from 4 PM', start: 8, end: 9 },
      { name: 'Awards and music', description: '5 PM until the bus leaves', start: 9, end: 12 },
    ],
  },
  tone: 'night',
} satisfies FigureBand;

export const process = {
  eyebrow: 'How It Works',
  heading: 'Planned backwards from the result',
  lead: 'We start with what should change and choose the games last.',
  steps: [
    {
      title: 'Ask',
      description: 'We talk to you and to a few people who’ll be there. You each know things the others don’t.',
    },
    { title: 'Shape', description: 'We pace tasks, talks and breaks so the quiet people get their turn too.' },
    { title: 'Host', description: 'Facilitators, safety crew, bus and kitchen are in place before your team arrives.' },
    {
      title: 'Look back',
      description: 'A few weeks later we ask people what stuck, and tell you honestly what we heard.',
    },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'People come back talking',
  firstMark: 4,
  reasons: [
    {
      title: 'No one is put on the spot',
      description: 'A role for every ability, and it’s fine to watch.',
    },
    {
      title: 'Safety before thrill',
      description: 'Ropes, water and roads are checked by people trained for them, with first aid on site.',
    },
    {
      title: 'It ends in writing',
      description: 'What the team agreed is printed and handed out before the bus leaves.',
    },
  ],
} satisfies Reasons;

export const neighbours = {
  previous: { title: 'Production', path: '/services/production', image: cardPicture(serviceProduction) },
  next: {
    title: 'Brand Identity',
    path: '/services/brand-identity',
    image: cardPicture(pageBrandIdentity),
  },
} satisfies Neighbours;

export const contactBand = {
  eyebrow: 'Get A Quote',
  heading: 'What should be different on Monday?',
  // Sample content: the price. The owner confirms or replaces it.
  lead: `Give us a headcount, a month and a goal. A day out comes to ${dayOutPrice.value} a person before VAT; the venue, the distance and the meals make the most difference.`,
  formHeading: 'Staff engagement enquiry',
} satisfies ContactBand;

export const messageHint = 'Headcount, month, place (or how far you’d travel), and the goal for the day.';

export const proof = serviceProof(engagementLead, teamBuilding);
