/** Every address that a visitor may ask for. */
import { projects } from 'agency-content/projects';
import { pageTitles } from 'agency-content/titles';

/** The pages that exist. */
export const everyPage: readonly string[] = [
  ...Object.keys(pageTitles),
  ...projects.map(({ id }) => `/projects/${id}`),
];

/** Addresses that lead nowhere, each in a way of its own. */
export const missingPages: readonly string[] = ['/projects/999', '/no/such/page'];

/** One page of each kind: home, service, blog, questions, quote, contact, project, legal. */
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
