/** Every route of the site in one table, for the router, the prerenderer, sitemap.xml and the tests. */
import { notFoundTitle, type PagePath, pageTitles, projectNotFoundTitle } from 'agency-content/titles';
import type { BreadcrumbsProps } from 'agency-ui';
import type { PictureSource } from 'agency-ui/schemas';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Loader, loadOnce } from './loadOnce.js';
import { type ServicePath, services } from './services.js';

/** Parameters of a route's path: `{ id: '7' }`. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** Metadata of a page. The default title and picture are the route's and the site's. */
export interface PageData {
  title?: string;
  picture?: PictureSource | undefined;
  breadcrumbs?: Pick<BreadcrumbsProps, 'trail' | 'current'>;
  /** Name of the service that the page describes. */
  service?: string;
}

/** Exports of a page module. */
export interface PageModule {
  /** The page: content, composed from the kit's sections. */
  default: ComponentType<RouteParameters>;
  data?: PageData | ((parameters: RouteParameters) => PageData);
  /** The page's islands, preloaded if the page is rendered on the client. */
  islands?: readonly { preload: () => Promise<unknown> }[];
  /** All paths of a route with parameters, for the prerenderer. */
  paths?: readonly string[];
}

export interface SiteRoute {
  /** The path, or its pattern: `/projects/:id`. */
  path: string;
  title: string;
  /** Whether the page is indexable. */
  listed: boolean;
  /** The page's source files, as keys of the build manifest. */
  sources: readonly string[];
  load: Loader<PageModule>;
}

const files = import.meta.glob<PageModule>('./pages/*Page.tsx');

function route(path: string, file: string, title: string): SiteRoute {
  const load = files[`./pages/${file}.tsx`];
  if (!load) throw new Error(`The route ${path} names the page "${file}". Create site/src/pages/${file}.tsx.`);
  return { path, title, listed: true, sources: [`src/pages/${file}.tsx`], load: loadOnce(load) };
}

function serviceRoute(path: ServicePath): SiteRoute {
  const service = services[path];
  const load = async () => {
    const [page, content] = await Promise.all([import('./pages/ServicePage.js'), service.load()]);
    return page.createServicePage(content, service);
  };
  const sources = ['src/pages/ServicePage.tsx', `../packages/agency-content/src${path}.ts`];
  return { path, title: pageTitles[path], listed: true, sources, load: loadOnce(load) };
}

const isService = (path: PagePath): path is ServicePath => path in services;

/** The page file of a path: `/about/our-story` is `OurStoryPage`, `/` is `HomePage`. */
const fileOf = (path: string) =>
  `${(path.split('/').at(-1) || 'home').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

export const routes: readonly SiteRoute[] = [
  ...(Object.keys(pageTitles) as PagePath[]).map((path) =>
    isService(path) ? serviceRoute(path) : route(path, fileOf(path), pageTitles[path]),
  ),
  route('/projects/:id', 'ProjectPage', projectNotFoundTitle),
];

/** Shown for every path without a route. */
export const notFoundRoute: SiteRoute = { ...route('*', 'NotFoundPage', notFoundTitle), listed: false };

export interface MatchedRoute {
  route: SiteRoute;
  parameters: RouteParameters;
}

/** The route of a path, with or without a trailing slash. */
export function findRoute(path: string): MatchedRoute {
  for (const candidate of routes) {
    const [matches, parameters] = matchRoute(parse, candidate.path, path);
    if (matches) return { route: candidate, parameters };
  }
  return { route: notFoundRoute, parameters: {} };
}

/** Loads a path's page with its islands, to render it on the client. */
export async function preloadPage(path: string): Promise<PageModule> {
  const page = await findRoute(path).route.load();
  await Promise.all(page.islands?.map((island) => island.preload()) ?? []);
  return page;
}

/** The metadata of a loaded page. */
export function pageDataOf({ route, parameters }: MatchedRoute, { data = {} }: PageModule) {
  return { title: route.title, ...(typeof data === 'function' ? data(parameters) : data) };
}
