/** Paths of all pages under test. */
import { articles } from 'agency-content/blog';
import { projects } from 'agency-content/projects';
import { routes } from '../../site/src/routes.js';
import { siteUrl } from './browser.js';

/** Indexable pages: every route, with `/projects/:id` expanded to every project. */
export const listedPaths: readonly string[] = routes.flatMap(({ path }) =>
  path === '/projects/:id' ? projects.map(({ id }) => `/projects/${id}`) : [path],
);

/** The same, but with only one article, for slow measurements. */
export const measuredPaths: readonly string[] = listedPaths.filter(
  (path) => !path.startsWith('/blog/') || path === articles.at(0)?.path,
);

/** Paths that return 404: an unknown project, a non-numeric project id and an unknown page. */
export const missingPaths: readonly string[] = ['/projects/999', '/projects/x', '/no/such/page'];

export const everyPath: readonly string[] = [...listedPaths, ...missingPaths];

/** One page of each type. */
export const pageTypes: readonly string[] = ['/', '/services/printing', '/blog', '/faq', '/inquiries'];

/** Requests a path as a browser navigation does. */
export const request = (path: string): Promise<Response> =>
  fetch(`${siteUrl}${path}`, { headers: { Accept: 'text/html' } });

/** A path's prerendered HTML. */
export const htmlOf = async (path: string): Promise<string> => (await request(path)).text();

/** Normalizes text for comparison: collapses white space, and ignores case because CSS may change it. */
export const normalizeText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
