/** Texts of /case-studies. */
import { pageCaseStudies } from 'agency-artwork';
import { heroPicture } from './pictures.js';
import { projects } from './projects.js';
import type { PageHead, QuoteInvitation, SectionHead } from './schemas.js';

export { projects };

export const hero = {
  title: 'Case studies',
  description: 'Nine jobs from start to finish: what the client asked for, what we did and how it turned out.',
  picture: heroPicture(pageCaseStudies),
} satisfies PageHead;

/** The head of the grid of `projects`. */
export const projectsHead = {
  eyebrow: 'Finished work',
  heading: 'Off the floor and off the press',
  lead: 'We keep client names private. What they asked for and how we answered is all here.',
} satisfies SectionHead;

export const quoteInvitation = {
  lines: ['Yours could', 'be the tenth.'],
  description: 'Tell us what you’re planning and when. We’ll take it from there.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
