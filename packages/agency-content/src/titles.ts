/** The `<title>` of each page, in the order of the site's routes. Apart from `meta.ts`, because the client needs the titles too. */
import type { Project } from 'agency-ui/schemas';
import { agency } from './agency.js';

const { name } = agency;

export const pageTitles = {
  '/': `${name}: experiential marketing, events and printing in Nairobi`,
  '/services': `Services: events, activations, film, brand and print | ${name}`,
  '/services/experiential-marketing': `Experiential marketing and brand activations | ${name}`,
  '/services/events': `Event planning and management in Nairobi | ${name}`,
  '/services/expos': `Expos, trade shows and leadership summits | ${name}`,
  '/services/production': `Media production: video, photo and audio | ${name}`,
  '/services/staff-engagement': `Team building and staff engagement in Kenya | ${name}`,
  '/services/brand-identity': `Brand strategy and visual identity | ${name}`,
  '/services/printing': `Book and commercial printing in Nairobi | ${name}`,
  '/services/outdoor-advertising': `Outdoor advertising and billboards in Kenya | ${name}`,
  '/about/our-story': `Our story since 2008 | ${name}`,
  '/about/team': `Our team of over 50 people | ${name}`,
  '/about/values': `Our values and commitments | ${name}`,
  '/case-studies': `Case studies: events, activations and print | ${name}`,
  '/blog': `Blog: notes from the workshop | ${name}`,
  '/faq': `FAQ: booking, prices, printing and brands | ${name}`,
  '/contact': `Contact us in Westlands, Nairobi | ${name}`,
  '/inquiries': `Get a quote for your event, brand or print job | ${name}`,
  '/privacy-policy': `Privacy Policy | ${name}`,
  '/terms-of-service': `Terms of Service | ${name}`,
  '/sitemap': `Sitemap | ${name}`,
};

/** The path of a page, except project pages. */
export type PagePath = keyof typeof pageTitles;

/** For an unknown path. */
export const notFoundTitle = `Page not found | ${name}`;

/** For `/projects/{id}` when no project has the id. */
export const projectNotFoundTitle = `Project not found | ${name}`;

/** For a project page. */
export const projectTitle = ({ title }: Pick<Project, 'title'>): string => `${title}: a case study | ${name}`;
