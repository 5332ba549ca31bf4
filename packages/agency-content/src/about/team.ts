/** The words of /about/team. */
import { pageContact, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { LinkCards, PageHead, Team } from '../schemas.js';

export const hero = {
  title: 'Our team',
  description:
    'Planners, builders, designers, camera crews and printers: over 50 people in one house in Westlands, Nairobi.',
  picture: heroPicture(pageTeam),
} satisfies PageHead;

/** The spec's list of leaders is empty (section 2, "About pages"): the desks stand for them. */
export const team = {
  eyebrow: 'Who does what',
  heading: 'Who picks up when you call',
  lead: 'Ask for a desk by its name. You keep the same one from the first call to the last invoice.',
  members: [],
  staff: {
    figure: '50+',
    statement: 'Over 50 people work here, at desks rather than in departments. Ask for the desk; it answers as one.',
    desks: [
      { title: 'Activations desk', description: 'Bars, shops, malls, roundabouts and the open road.' },
      { title: 'Events desk', description: 'Launches, concerts, conferences, galas, award nights and sport.' },
      { title: 'Expos desk', description: 'Trade shows, exhibitions, summits and webinars.' },
      { title: 'Production desk', description: 'Photographs, film, podcasts, voices and commercials.' },
      { title: 'Engagement desk', description: 'Team building, workshops, planning days and appreciation days.' },
      { title: 'Brand desk', description: 'Strategy, visual identity and outdoor advertising.' },
      { title: 'Print studio', description: 'Digital and offset, binding, finishing and books.' },
    ],
  },
} satisfies Team;

export const more = {
  eyebrow: 'About us',
  heading: 'What the desks have in common',
  lead: 'Where we come from, what we promise, and where to find us.',
  cards: [
    {
      title: 'Our Story',
      text: 'From 2008 to the job on the press today.',
      path: '/about/our-story',
      picture: cardPicture(pageOurStory),
    },
    {
      title: 'Our Values',
      text: 'Six things we hold each other to.',
      path: '/about/values',
      picture: cardPicture(pageValues),
    },
    {
      title: 'Contact',
      text: 'Call, write, or come by on a weekday.',
      path: '/contact',
      picture: cardPicture(pageContact),
    },
  ],
} satisfies LinkCards;
