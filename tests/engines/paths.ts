/** The site's paths, for the scenarios. */
import { pageMeta, projectMeta } from 'agency-content/meta';

/** Every page. */
export const everyPage: readonly string[] = [...pageMeta, ...projectMeta].map(({ path }) => path);

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
