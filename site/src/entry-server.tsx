import { describe } from 'agency-content/meta';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App, frameParts } from './App.js';
import { headTags } from './head.js';
import { findRoute, routes, titleOf } from './routes.js';

export { iconSvg } from './icon.js';
export { siteFiles } from './site-files.js';

export interface RenderedPage {
  /** Tags for the document's head. */
  head: string;
  body: string;
  /** The route's path, by which the client knows what was rendered. */
  route: string;
  /** The page's file, as the build manifest names it. */
  source: string;
}

/** Every path that becomes a page of its own, in the order of the routes. */
export async function listPaths(): Promise<string[]> {
  const lists = await Promise.all(
    routes.filter((route) => route.listed).map(async (route) => (await route.load()).paths ?? [route.path]),
  );
  return lists.flat();
}

/**
 * Renders a path to complete HTML, with nothing left to a script.
 *
 * @param siteUrl - The site's absolute address without a slash at its end, for links that leave it.
 */
export async function render(path: string, siteUrl: string): Promise<RenderedPage> {
  const match = findRoute(path);
  const page = await match.route.loadWhole();
  await Promise.all(frameParts.map((part) => part.load()));
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App />
      </Router>
    </StrictMode>,
    {
      // React moves large boundaries out of line behind an inline script unless it may send any amount at once.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const body = await new Response(prelude).text();
  const found = match.route.listed && (page.paths?.includes(path) ?? true);
  const title = titleOf(match, page);
  const picture = page.pictureOf?.(match.parameters) ?? page.picture;
  const head = headTags({ path, title, description: describe(path), picture, found }, siteUrl, body);
  return { head, body, route: match.route.path, source: match.route.source };
}
