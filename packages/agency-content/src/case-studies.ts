/** The words of /case-studies. */
import { pageCaseStudies } from 'agency-artwork';
import { heroPicture } from './pictures.js';
import { projects } from './projects.js';
import type { PageHead, QuoteInvitation, SectionHead } from './schemas.js';

export { projects };

export const hero = {
  title: 'Case studies',
  description:
    'Nine jobs, from the first wish to the last guest: what was asked, what we did about it, and what stayed when we had packed up.',
  picture: heroPicture(pageCaseStudies),
} satisfies PageHead;

/** Stands over the grid of `projects`. */
export const projectsHead = {
  eyebrow: 'Finished work',
  heading: 'Off the floor and off the press',
  lead: 'Our clients’ names stay with our clients. What they asked for, and how we answered, is told here.',
} satisfies SectionHead;

export const quoteInvitation = {
  lines: ['Yours could', 'be the tenth.'],
  description: 'Tell us what you are planning. You hear from us within 24 hours.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
