/** Texts of /case-studies. */
import { pageCaseStudies } from 'agency-artwork';
import { clients } from './clients.js';
import { film } from './film.js';
import { heroPicture } from './pictures.js';
import { projects } from './projects.js';
import type { PageHead, QuoteInvitation, SectionHead, Testimonials } from './schemas.js';

export { clients, film, projects };

export const hero = {
  title: 'Case Studies',
  description: 'Nine of our 50 projects: what the client asked for, what we did and how it turned out.',
  picture: heroPicture(pageCaseStudies),
} satisfies PageHead;

/** The heading of the projects grid. */
export const projectsHead = {
  eyebrow: 'Finished work',
  heading: 'Events, campaigns and print',
  lead: 'The three marked “Full story” add the budget, the crew, what went wrong, and how each figure was counted.',
} satisfies SectionHead;

// Sample content: client testimonials. The owner replaces them with statements that clients have approved.
export const testimonials = {
  eyebrow: 'In their words',
  heading: 'Signed off by the client',
  lead: 'By name and post, each with the job. For a tender, we can put you in touch with a client.',
  testimonials: [
    {
      text: 'They kept the speeches to ten minutes and the dance floor full until two. On Monday the branches were still sending each other photos.',
      name: 'Njeri Mwangi',
      role: 'Head of Human Resources, Mlima Bank',
      project: { name: 'Corporate year-end party', path: '/projects/1' },
    },
    {
      text: 'The quote listed every cost, and the final invoice matched it to the shilling.',
      name: 'Kevin Odhiambo',
      role: 'Marketing Manager, Baridi Drinks',
      project: { name: 'Brand activation', path: '/projects/3' },
    },
    {
      text: 'We brought boxes of photographs and a log book nobody could read. They brought back a book, and the cartons were in the hall before the first guest.',
      name: 'Agnes Wekesa',
      role: 'Head Teacher, Mbuyu Girls’ School',
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
