import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './App.js';
import { headTags } from './head.js';

export { iconSvg } from './icon.js';

import { findRoute, routes } from './routes.js';

export interface RenderedPage {
  /** Tags for the document's head. */
  head: string;
  body: string;
  /** The page's file, as the build manifest names it. */
  source: string;
}

/** Every path that becomes a file of its own. */
export const paths = routes.map((route) => route.path);

/**
 * Renders a path to complete HTML, with nothing left to a script.
 *
 * @param siteUrl - The site's absolute address without a slash at its end, for links that leave it.
 */
export async function render(path: string, siteUrl: string): Promise<RenderedPage> {
  const route = findRoute(path);
  await route.load();
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
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
  return { head: headTags(route, path, siteUrl, body), body, source: route.source };
}
