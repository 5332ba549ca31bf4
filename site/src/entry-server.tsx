import { describe } from 'agency-content/meta';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './App.js';
import { headTags } from './head.js';
import { findRoute, pageDataOf, preloadPage } from './routes.js';

export { iconSvg } from './icon.js';
export { notFoundRoute, routes } from './routes.js';
export { siteFiles } from './site-files.js';

/**
 * Renders a path to complete HTML: the tags of its head that differ between pages, and its body.
 *
 * @param siteUrl - The site's absolute address, without a slash at its end.
 */
export async function renderPage(path: string, siteUrl: string): Promise<{ head: string; body: string }> {
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
