/** Texts of /about/team. */
import {
  leadActivations,
  leadBrand,
  leadEngagement,
  leadEvents,
  leadExpos,
  leadPrint,
  leadProduction,
  pageContact,
  pageOurStory,
  pageTeam,
  pageValues,
} from 'agency-artwork';
import { cardPicture, heroPicture, portraitPicture } from '../pictures.js';
import type { LinkCards, PageHead, Team } from '../schemas.js';

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
    // Sample content: names, portraits and direct lines of the leads. The owner replaces them.
    teams: [
      {
        title: 'Activations desk',
        description: 'Bars, shops, malls, roundabouts and roadshows.',
        lead: {
          name: 'Wanjiru Kamau',
          role: 'Head of activations',
          portrait: portraitPicture(leadActivations),
          phone: '+254 700 000 101',
          email: 'activations@shangwe.example',
        },
      },
      {
        title: 'Events desk',
        description: 'Launches, concerts, conferences, galas, award nights and sport.',
        lead: {
          name: 'Brian Otieno',
          role: 'Head of events',
          portrait: portraitPicture(leadEvents),
          phone: '+254 700 000 102',
          email: 'events@shangwe.example',
        },
      },
      {
        title: 'Expos desk',
        description: 'Trade shows, exhibitions, summits and webinars.',
        lead: {
          name: 'Halima Abdi',
          role: 'Head of expos',
          portrait: portraitPicture(leadExpos),
          phone: '+254 700 000 103',
          email: 'expos@shangwe.example',
        },
      },
      {
        title: 'Production desk',
        description: 'Photography, film, podcasts, voice-overs and commercials.',
        lead: {
          name: 'Kiprono Cheruiyot',
          role: 'Head of production',
          portrait: portraitPicture(leadProduction),
          phone: '+254 700 000 104',
          email: 'production@shangwe.example',
        },
      },
      {
        title: 'Engagement desk',
        description: 'Team building, workshops, planning days and appreciation days.',
        lead: {
          name: 'Grace Mutiso',
          role: 'Head of staff engagement',
          portrait: portraitPicture(leadEngagement),
          phone: '+254 700 000 105',
          email: 'engagement@shangwe.example',
        },
      },
      {
        title: 'Brand desk',
        description: 'Strategy, visual identity and outdoor advertising.',
        lead: {
          name: 'Naliaka Wekesa',
          role: 'Head of brand',
          portrait: portraitPicture(leadBrand),
          phone: '+254 700 000 106',
          email: 'brand@shangwe.example',
        },
      },
      {
        title: 'Print studio',
        description: 'Digital and offset, binding, finishing and books.',
        lead: {
          name: 'Joseph Mwangi',
          role: 'Head of print',
          portrait: portraitPicture(leadPrint),
          phone: '+254 700 000 107',
          email: 'print@shangwe.example',
        },
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
