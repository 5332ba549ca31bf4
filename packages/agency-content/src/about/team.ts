/** Copy for /about/team. */
import { pageContact, pageOurStory, pageTeam, pageValues } from 'agency-artwork';
import { cardPicture, heroPicture } from '../pictures.js';
import type { LinkCards, PageHead, Team } from '../schemas.js';
import {
  activationsLead,
  brandLead,
  engagementLead,
  eventsLead,
  exposLead,
  printLead,
  productionLead,
} from './leads.js';

export const hero = {
  title: 'Our Team',
  description:
    'Planners, builders, designers, camera crews and printers: over 50 people under one roof in Westlands, Nairobi.',
  picture: heroPicture(pageTeam),
} satisfies PageHead;

/** The spec's leadership list is empty (section 2, "About pages"), so the page shows the teams and their leads. */
export const team = {
  eyebrow: 'Who does what',
  heading: 'Who picks up when you call',
  lead: 'Ask for a team by name. The person who takes your brief stays with you to the last invoice.',
  members: [],
  staff: {
    figure: '50+',
    statement: 'Over 50 people in seven specialist teams; one contact for you.',
    teams: [
      {
        title: 'Activations desk',
        description: 'Bars, shops, malls, roundabouts and roadshows.',
        lead: activationsLead,
      },
      {
        title: 'Events desk',
        description: 'Launches, concerts, conferences, galas, award nights and sport.',
        lead: eventsLead,
      },
      {
        title: 'Expos desk',
        description: 'Trade shows, exhibitions, summits and webinars.',
        lead: exposLead,
      },
      {
        title: 'Production desk',
        description: 'Photography, film, podcasts, voice-overs and commercials.',
        lead: productionLead,
      },
      {
        title: 'Engagement desk',
        description: 'Team building, workshops, planning days and appreciation days.',
        lead: engagementLead,
      },
      {
        title: 'Brand desk',
        description: 'Strategy, visual identity and outdoor advertising.',
        lead: brandLead,
      },
      {
        title: 'Print studio',
        description: 'Digital and offset, binding, finishing and books.',
        lead: printLead,
      },
    ],
  },
} satisfies Team;

export const more = {
  eyebrow: 'About Us',
  heading: 'What we all share',
  lead: 'Where we come from, what we promise and where to find us.',
  cards: [
    {
      title: 'Our Story',
      text: 'How we’ve grown since 2008.',
      path: '/about/our-story',
      picture: cardPicture(pageOurStory),
    },
    {
      title: 'Our Values',
      text: 'The promises we work by.',
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
