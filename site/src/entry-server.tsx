import { describe } from 'agency-content/meta';
import { sharedPicture } from 'agency-content/shared-picture';
import { App } from './App.js';
import { headTags } from './head.js';
import { renderToHtml } from './render-to-html.js';
import { findRoute, pageDataOf, preloadPage } from './router.js';
import { notFoundRoute } from './routes.js';
import { type SharePicture, sharePictureOf } from './share-picture.js';

export { iconSvg } from './icon.js';
export { notFoundRoute, routes } from './routes.js';
export { siteFiles } from './site-files.js';

export interface RenderedPage {
  head: string;
  body: string;
  /** What a shared link shows. */
  picture: SharePicture;
}

/**
 * Prerenders a path to complete HTML: the page-specific head tags, and the body.
 *
 * @param siteUrl - The site's origin, without a trailing slash.
 */
export async function renderPage(path: string, siteUrl: string): Promise<RenderedPage> {
  const match = findRoute(path);
  const page = await preloadPage(path);
  const body = await renderToHtml(path, <App />);
  const isFound = match.route !== notFoundRoute && (page.paths?.includes(path) ?? true);
  const data = { description: describe(path), ...pageDataOf(match, page) };
  const picture = sharePictureOf(data.picture ?? sharedPicture);
  return { head: headTags({ ...data, path, isFound }, siteUrl), body, picture };
}
