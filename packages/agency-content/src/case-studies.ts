/** Texts of /case-studies. */
import { pageCaseStudies } from 'agency-artwork';
import { heroPicture } from './pictures.js';
import { projects } from './projects.js';
import type { Clients, PageHead, QuoteInvitation, SectionHead, Testimonials } from './schemas.js';

export { projects };

export const hero = {
  title: 'Case studies',
  description: 'Nine of our 50 projects: what the client asked for, what we did and how it turned out.',
  picture: heroPicture(pageCaseStudies),
} satisfies PageHead;

/** The heading of the projects grid. */
export const projectsHead = {
  eyebrow: 'Finished work',
  heading: 'Events, campaigns and print',
  lead: 'We keep client names private. What they asked for and how we answered is all here.',
} satisfies SectionHead;

// Sample content: industries of clients. The owner replaces them, with names and logos where clients agree.
export const clients = {
  label: 'Who we’ve planned and printed for',
  clients: [
    { name: 'Banks' },
    { name: 'Publishers' },
    { name: 'Coffee exporters' },
    { name: 'NGOs' },
    { name: 'Telecoms' },
    { name: 'Universities' },
  ],
} satisfies Clients;

// Sample content: client testimonials. The owner replaces them with statements that clients have approved.
export const testimonials = {
  eyebrow: 'In their words',
  heading: 'Signed off by the client',
  lead: 'Job titles instead of names: these clients like to stay private too.',
  testimonials: [
    {
      text: 'They kept the speeches to ten minutes and the dance floor full until two. On Monday the branches were still sending each other photos.',
      name: 'Head of Human Resources',
      role: 'A bank in Nairobi',
      project: { name: 'Corporate year-end party', path: '/projects/1' },
    },
    {
      text: 'The quote listed every cost, and the final invoice matched it to the shilling.',
      name: 'Marketing Manager',
      role: 'A drinks brand',
      project: { name: 'Brand activation', path: '/projects/3' },
    },
    {
      text: 'We brought boxes of photographs and a log book nobody could read. They brought back a book, and the cartons were in the hall before the first guest.',
      name: 'Head Teacher',
      role: 'A girls’ secondary school',
      project: { name: 'Anniversary book', path: '/projects/6' },
    },
  ],
} satisfies Testimonials;

export const quoteInvitation = {
  lines: ['Yours could', 'be next.'],
  description: 'Tell us what you’re planning and when. We’ll take it from there.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
