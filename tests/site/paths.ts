/** Every page of the site, by the path that a visitor asks for. */
import { projects } from 'agency-content/projects';
import { routes } from '../../site/src/routes.js';
import { siteUrl } from './browser.js';

/** The pages that search engines may list: every route, and every project for the one with a parameter. */
export const listedPaths: readonly string[] = routes.flatMap(({ path }) =>
  path === '/projects/:id' ? projects.map(({ id }) => `/projects/${id}`) : [path],
);

/** Paths that lead nowhere, each in a way of its own: no such project, no number, no such page. */
export const missingPaths: readonly string[] = ['/projects/999', '/projects/x', '/no/such/page'];

export const everyPath: readonly string[] = [...listedPaths, ...missingPaths];

/** A page of each kind. */
export const kindsOfPages: readonly string[] = ['/', '/services/printing', '/blog', '/faq', '/inquiries'];

/** Asks for a path as a browser does that opens a page. */
export const request = (path: string): Promise<Response> =>
  fetch(`${siteUrl}${path}`, { headers: { Accept: 'text/html' } });

/** The HTML that the server sends for a path, before any script has run. */
export const htmlOf = async (path: string): Promise<string> => (await request(path)).text();

/** Text as it is compared: without the casing and the line breaks that styles add. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
