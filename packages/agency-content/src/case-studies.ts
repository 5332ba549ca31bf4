/** Copy for /case-studies. */
import { pageCaseStudies } from 'agency-artwork';
import { clients } from './clients.js';
import { film } from './film.js';
import { heroPicture } from './pictures.js';
import { anniversaryBookResult } from './projects/anniversary-book.js';
import { brandActivationResult } from './projects/brand-activation.js';
import { yearEndPartyResult } from './projects/year-end-party.js';
import { projects } from './projects.js';
import type { PageHead, QuoteInvitation, SectionHead, Testimonials } from './schemas.js';

export { clients, film, projects };

export const hero = {
  title: 'Case Studies',
  description: 'Nine of our 50 projects: what the client asked for, what we did and how it turned out.',
  picture: heroPicture(pageCaseStudies),
} satisfies PageHead;

/** The heading for the projects grid. */
export const projectsHead = {
  eyebrow: 'Finished work',
  heading: 'Events, campaigns and print',
  lead: 'The three marked “Full story” add the budget, the crew, what went wrong, and how each figure was counted.',
} satisfies SectionHead;

// Sample content: client testimonials. The owner replaces them with statements that clients have approved.
export const testimonials = {
  eyebrow: 'In their words',
  heading: 'Signed off by the client',
  lead: 'Each comes with a name, a role and a job. For a tender, we can put you in touch with a client.',
  testimonials: [
    {
      ...yearEndPartyResult.quote,
      project: { name: 'Corporate year-end party', path: '/projects/1' },
    },
    {
      ...brandActivationResult.quote,
      project: { name: 'Brand activation', path: '/projects/3' },
    },
    {
      ...anniversaryBookResult.quote,
      project: { name: 'Anniversary book', path: '/projects/6' },
    },
  ],
  note: 'Sample quotes: the clients, the people and their words are invented.',
} satisfies Testimonials;

export const quoteInvitation = {
  lines: ['Yours could', 'be next.'],
  description: 'Bring the idea and the date. We’ll take it from there.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
