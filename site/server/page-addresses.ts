import { readdirSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { canonicalPath } from '../src/canonical-path.js';

/** The paths of a built site's pages, each of which is a folder with an `index.html`. */
function readPages(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Set(files.filter((file) => /(?:^|\/)index\.html$/.test(file)).map((file) => canonicalPath(`/${file}`)));
}

/**
 * Redirects alternative spellings of a page's address to its canonical path, permanently and in one step: `/faq/`,
 * `/FAQ`, `//faq`, `/faq/index.html`. The target is always a page of the site, never an address from the request.
 *
 * @param folder - The built site. Read once at startup.
 */
export function redirectToPages(folder: string): MiddlewareHandler {
  const pages = readPages(folder);
  return async (context, next) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const { pathname: resolved, search } = new URL(context.req.url);
    const { url = '' }: HttpBindings['incoming'] = context.env.incoming;
    // `URL` resolves dot segments. Requests from proxies can start with the host.
    const pathname = url.startsWith('/') ? url.replace(/\?.*$/s, '') : resolved;
    if (pages.has(pathname)) return next();
    const path = canonicalPath(pathname);
    return pages.has(path) ? context.redirect(path + search, 301) : next();
  };
}
