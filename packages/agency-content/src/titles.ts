/**
 * Each page's `<title>`, at most 60 characters, because search engines truncate longer ones. Separate from `meta.ts`,
 * because the client needs the titles but not the descriptions.
 */
import type { Article, Project } from 'agency-ui/schemas';
import { agency } from './agency.js';

const { name } = agency;

export const titles = {
  home: `${name}: events, activations and printing in Nairobi`,
  services: `Services: events, film, brand and print | ${name}`,
  experientialMarketing: `Experiential marketing and brand activations | ${name}`,
  events: `Event planning and management in Nairobi | ${name}`,
  expos: `Expos, trade shows and leadership summits | ${name}`,
  production: `Media production: video, photo and audio | ${name}`,
  staffEngagement: `Team building and staff engagement in Kenya | ${name}`,
  brandIdentity: `Brand strategy and visual identity | ${name}`,
  printing: `Book and commercial printing in Nairobi | ${name}`,
  outdoorAdvertising: `Outdoor advertising and billboards in Kenya | ${name}`,
  ourStory: `Our story since 2008 | ${name}`,
  team: `Our team of over 50 people | ${name}`,
  values: `Our values and commitments | ${name}`,
  credentials: `Credentials for tenders and vendor forms | ${name}`,
  caseStudies: `Case studies: events, activations and print | ${name}`,
  blog: `Blog: notes from the workshop | ${name}`,
  faq: `FAQ: booking, prices, printing and brands | ${name}`,
  contact: `Contact us in Westlands, Nairobi | ${name}`,
  inquiries: `Get a quote for an event, brand or print job | ${name}`,
  privacyPolicy: `Privacy Policy | ${name}`,
  termsOfService: `Terms of Service | ${name}`,
  sitemap: `Sitemap | ${name}`,
  /** For `/projects/{id}` when no project has that id. */
  projectNotFound: `Project not found | ${name}`,
  /** For an unknown path. */
  notFound: `Page not found | ${name}`,
};

/** For a project page. */
export const projectTitle = ({ title }: Pick<Project, 'title'>): string => `${title}: a case study | ${name}`;

/** For an article page. */
export const articleTitle = ({ title }: Pick<Article, 'title'>): string => `${title} | ${name}`;
