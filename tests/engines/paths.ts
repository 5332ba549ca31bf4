/** The paths of the site, for the scenarios. */
import { projects } from 'agency-content/projects';
import { pageTitles } from 'agency-content/titles';

/** Every page. */
export const everyPage: readonly string[] = [
  ...Object.keys(pageTitles),
  ...projects.map(({ id }) => `/projects/${id}`),
];

/** Paths that return 404, each for a different reason. */
export const missingPages: readonly string[] = ['/projects/999', '/no/such/page'];

/** One page of each type: home, service, blog, FAQ, quote, contact, project, legal. */
export const kindsOfPages: readonly string[] = [
  '/',
  '/services/printing',
  '/blog',
  '/faq',
  '/inquiries',
  '/contact',
  '/projects/1',
  '/privacy-policy',
];
