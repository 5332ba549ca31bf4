/** Texts of /about/team. */
import { pageContact, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { LinkCards, PageHead, Team } from '../schemas.js';

export const hero = {
  title: 'Our team',
  description:
    'Planners, builders, designers, camera crews and printers: over 50 people under one roof in Westlands, Nairobi.',
  picture: heroPicture(pageTeam),
} satisfies PageHead;

/** The spec's leadership list is empty (section 2, "About pages"), so the page shows the teams. */
export const team = {
  eyebrow: 'Who does what',
  heading: 'Who picks up when you call',
  lead: 'Ask for a team by name. The person who takes your brief stays with you to the last invoice.',
  members: [],
  staff: {
    figure: '50+',
    statement: 'Over 50 people in seven specialist teams; one contact for you.',
    desks: [
      { title: 'Activations desk', description: 'Bars, shops, malls, roundabouts and roadshows.' },
      { title: 'Events desk', description: 'Launches, concerts, conferences, galas, award nights and sport.' },
      { title: 'Expos desk', description: 'Trade shows, exhibitions, summits and webinars.' },
      { title: 'Production desk', description: 'Photography, film, podcasts, voice-overs and commercials.' },
      { title: 'Engagement desk', description: 'Team building, workshops, planning days and appreciation days.' },
      { title: 'Brand desk', description: 'Strategy, visual identity and outdoor advertising.' },
      { title: 'Print studio', description: 'Digital and offset, binding, finishing and books.' },
    ],
  },
} satisfies Team;

export const more = {
  eyebrow: 'About us',
  heading: 'What we all share',
  lead: 'Where we come from, what we promise and where to find us.',
  cards: [
    {
      title: 'Our Story',
      text: 'From 2008 to today’s print run.',
      path: '/about/our-story',
      picture: cardPicture(pageOurStory),
    },
    {
      title: 'Our Values',
      text: 'Six values behind every job.',
      path: '/about/values',
      picture: cardPicture(pageValues),
    },
    {
      title: 'Contact',
      text: 'Call, write or drop in on a weekday.',
      path: '/contact',
      picture: cardPicture(pageContact),
    },
  ],
} satisfies LinkCards;
