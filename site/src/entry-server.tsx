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
 * Prerenders a path to complete HTML: the page-specific tags of the head, and the body.
 *
 * @param siteUrl - The site's origin, without a trailing slash.
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
      // Prevents React from streaming large boundaries out of order, which requires inline scripts.
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
