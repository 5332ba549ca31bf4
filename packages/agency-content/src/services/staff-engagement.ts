/** The words of /services/staff-engagement. */
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
import { cardPicture, heroPicture } from '../pictures.js';
import type { Neighbours, Offerings, PageHead, Process, QuoteBand, Reasons } from '../schemas.js';

export const hero = {
  title: 'Staff Engagement',
  description:
    'Team building, corporate training and evenings of recognition that people ask for again. You say what should be different on Monday.',
  picture: heroPicture(pageStaffEngagement),
} satisfies PageHead;

/** As the spec names them, in its order (section 2, "Service pages"). */
export const offerings = {
  eyebrow: 'What we arrange',
  heading: 'Six good reasons to leave the desk',
  lead: 'Each is planned round what your people need, with venue, transport, safety and lunch taken care of.',
  offerings: [
    {
      name: 'Team building retreats',
      shortName: 'Retreats',
      description:
        'A day or a weekend by a lake, in a forest or on a farm. Fewer ice-breakers, more of a task that nobody can finish alone.',
      image: cardPicture(staffRetreats),
    },
    {
      name: 'Award ceremonies',
      shortName: 'Awards',
      description:
        'Long service, safety, sales or plain kindness: the right name, said properly, before the people who saw it.',
      image: cardPicture(staffAwards),
    },
    {
      name: 'Appreciation days',
      description: 'A long table in the garden, music, and a thank you that does not come by email.',
      image: cardPicture(staffAppreciationDays),
    },
    {
      name: 'Strategic planning sessions',
      shortName: 'Strategy sessions',
      description:
        'A neutral room and a facilitator with no side to take. You leave with one page and names beside it.',
      image: cardPicture(staffStrategySessions),
    },
    {
      name: 'Workshops and seminars',
      shortName: 'Workshops',
      description: 'Trainers who know the Kenyan workplace, small tables, real cases, and a plan to try on Monday.',
      image: cardPicture(staffWorkshops),
    },
    {
      name: 'Corporate galas',
      shortName: 'Galas',
      description: 'The evening on which the staff are the guests: dinner, music, families welcome, and no slides.',
      image: cardPicture(staffGalas),
    },
  ],
  restHead: {
    eyebrow: 'Through the year',
    heading: 'For every month that needs a lift',
    lead: 'Four more occasions, indoors and out, for ten people or for the whole company.',
  },
} satisfies Offerings;

export const process = {
  eyebrow: 'How it goes',
  heading: 'A day that is built backwards',
  lead: 'We begin with what should change, and plan the games last.',
  steps: [
    { title: 'Ask', description: 'We talk to you and to a few who will come. Both know things the other does not.' },
    { title: 'Shape', description: 'Tasks, talks and rests are set so that the shy and the loud both get their turn.' },
    { title: 'Host', description: 'Facilitators, safety crew, bus and kitchen are there before your team is.' },
    { title: 'Look back', description: 'Some weeks later we ask what stayed, and tell you honestly what we heard.' },
  ],
} satisfies Process;

export const reasons = {
  eyebrow: 'Why us',
  heading: 'People come back from it talking',
  reasons: [
    {
      title: 'Nobody is made a fool of',
      description: 'Every task has a part for each body and temper. Whoever would rather watch, may.',
    },
    {
      title: 'Safety before thrill',
      description: 'Ropes, water and roads are checked by people trained for them, with first aid on the ground.',
    },
    {
      title: 'It ends in writing',
      description: 'What the team agreed goes home with them on paper, printed before the bus leaves.',
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

export const quoteBand = {
  eyebrow: 'Get a quote',
  heading: 'What should be different on Monday?',
  lead: 'Tell us how many people, which month and what is on your mind. A person from the engagement desk replies within 24 hours.',
  formHeading: 'Staff engagement enquiry',
} satisfies QuoteBand;
