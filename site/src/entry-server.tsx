import { describe } from 'agency-content/meta';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './App.js';
import { headTags } from './head.js';
import { findRoute, notFoundRoute, pageDataOf, preloadPage, routes, type SiteRoute } from './routes.js';

export { iconSvg } from './icon.js';
export { siteFiles } from './site-files.js';

/** A route with the paths that the prerenderer writes. */
export interface RoutePaths {
  route: SiteRoute;
  /** Paths of pages. */
  paths: readonly string[];
  /** A path without a page, for what a host answers there. */
  missing?: string;
}

/** Everything to prerender, in the order of the routes. No path of the site starts with a dot. */
export async function listRoutes(): Promise<RoutePaths[]> {
  const listed = await Promise.all(
    routes.map(async (route) => {
      const { paths } = await route.load();
      return paths
        ? { route, paths, missing: route.path.replace(/:\w+$/, '.missing') }
        : { route, paths: [route.path] };
    }),
  );
  return [...listed, { route: notFoundRoute, paths: [], missing: '/.missing' }];
}

export interface RenderedPage {
  /** Tags for the document's head. */
  head: string;
  body: string;
}

/**
 * Renders a path to complete HTML.
 *
 * @param siteUrl - The site's absolute address, without a slash at its end.
 */
export async function renderPage(path: string, siteUrl: string): Promise<RenderedPage> {
  const match = findRoute(path);
  const page = await preloadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App />
      </Router>
    </StrictMode>,
    {
      // React moves large boundaries out of line, behind an inline script, unless it may send any amount at once.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const isFound = match.route.listed && (page.paths?.includes(path) ?? true);
  const head = headTags({ ...pageDataOf(match, page), path, description: describe(path), isFound }, siteUrl);
  return { head, body: await new Response(prelude).text() };
}
