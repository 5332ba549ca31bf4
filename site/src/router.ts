/** Finds and loads the page for a path. */
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { canonicalPath } from './canonical-path.js';
import type { PageData, PageModule, RouteParameters } from './page.js';
import { notFoundRoute, routes, type SiteRoute } from './routes.js';

export interface MatchedRoute {
  route: SiteRoute;
  parameters: RouteParameters;
}

/** The route for a path, with or without a trailing slash. */
export function findRoute(path: string): MatchedRoute {
  for (const route of routes) {
    const [matches, parameters] = matchRoute(parse, route.path, path);
    if (matches) return { route, parameters };
  }
  return { route: notFoundRoute, parameters: {} };
}

/** The canonical path of the route that a URL's path matches. If no route matches, the path keeps its spelling. */
export function routePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return findRoute(path).route === notFoundRoute ? pathname : path;
}

/** Whether a canonical path has a page with content: `/projects/999` matches a route but has no content. */
export async function hasPage(path: string): Promise<boolean> {
  const { route } = findRoute(path);
  if (route === notFoundRoute) return false;
  return route.path === path || ((await route.load()).paths?.includes(path) ?? true);
}

/** Whether a path's page can be rendered at once, with its islands. */
export function isPageLoaded(path: string): boolean {
  const page = findRoute(path).route.load.loaded;
  return page !== undefined && (page.islands ?? []).every(({ preload }) => preload.loaded !== undefined);
}

/** Loads a path's page with its islands, to render it on the client. */
export async function preloadPage(path: string): Promise<PageModule> {
  const page = await findRoute(path).route.load();
  const islands = page.islands ?? [];
  await Promise.all(islands.map((island) => island.preload()));
  return page;
}

/** The metadata of a loaded page. Its title defaults to the route's. */
export function pageDataOf(
  { route, parameters }: MatchedRoute,
  { data = {} }: PageModule,
): PageData & { title: string } {
  const own = typeof data === 'function' ? data(parameters) : data;
  return { title: route.title, ...own };
}
