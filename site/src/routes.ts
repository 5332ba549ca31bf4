import { notFoundTitle, type PagePath, pageTitles, projectNotFoundTitle } from 'agency-content/titles';
import type { PictureSource } from 'agency-ui/schemas';
import type { ComponentType } from 'react';
import type { LazyPart } from './lazy-part.js';
import { loadOnce } from './load-once.js';

/** What a route's address says: `{ id: '7' }`. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** What a page file exports: its content, composed from the kit's sections. */
export interface PageModule {
  default: ComponentType<RouteParameters>;
  /** Shown where the page is shared; without one the site's own is. */
  picture?: PictureSource;
  /** The page's picture, where it depends on its address. */
  pictureOf?: (parameters: RouteParameters) => PictureSource | undefined;
  /** Every address of a route with parameters, for the prerenderer. */
  paths?: readonly string[];
  /** What of the page has code of its own; see `lazyPart`. */
  parts?: readonly LazyPart[];
  /** The page's title, where it depends on its address. */
  titleOf?: (parameters: RouteParameters) => string;
}

export interface SiteRoute {
  /** The path, or for a route with parameters what it looks like: `/projects/:id`. */
  path: string;
  /** What a tab shows of the page. */
  title: string;
  /** Matches the paths of a route with parameters, as named groups. */
  pattern?: RegExp;
  /** The page starts with a hero that runs under a transparent header (spec section 2, "Header"). */
  startsWithHero: boolean;
  /** Whether it is a page of its own, listed for search engines. */
  listed: boolean;
  /** The page's file, as the build manifest names it. */
  source: string;
  /** Fetches the code of the page's first screen, once. */
  load: () => Promise<PageModule>;
  /** Fetches the page's code with that of all its parts: to render it where nothing of it stands yet. */
  loadWhole: () => Promise<PageModule>;
}

const files = import.meta.glob<PageModule>('./pages/**/*Page.tsx');

/**
 * @param file - The page's file under `pages`, without its ending.
 * @throws if there is no such file.
 */
function route(path: string, file: string, title: string, options: Partial<SiteRoute> = {}): SiteRoute {
  const load = files[`./pages/${file}.tsx`];
  if (!load) throw new Error(`The route ${path} names the page "${file}": write it as site/src/pages/${file}.tsx.`);
  const loadFirst = loadOnce(load);
  return {
    path,
    title,
    startsWithHero: false,
    listed: true,
    source: `src/pages/${file}.tsx`,
    load: loadFirst,
    loadWhole: async () => {
      const page = await loadFirst();
      await Promise.all(page.parts?.map((part) => part.load()) ?? []);
      return page;
    },
    ...options,
  };
}

const pages: Record<PagePath, string> = {
  '/': 'HomePage',
  '/services': 'services/ServicesPage',
  '/services/experiential-marketing': 'services/ExperientialMarketingPage',
  '/services/events': 'services/EventsPage',
  '/services/expos': 'services/ExposPage',
  '/services/production': 'services/ProductionPage',
  '/services/staff-engagement': 'services/StaffEngagementPage',
  '/services/brand-identity': 'services/BrandIdentityPage',
  '/services/printing': 'services/PrintingPage',
  '/services/outdoor-advertising': 'services/OutdoorAdvertisingPage',
  '/about/our-story': 'about/OurStoryPage',
  '/about/team': 'about/TeamPage',
  '/about/values': 'about/ValuesPage',
  '/case-studies': 'CaseStudiesPage',
  '/blog': 'BlogPage',
  '/faq': 'FaqPage',
  '/contact': 'ContactPage',
  '/inquiries': 'InquiriesPage',
  '/privacy-policy': 'legal/PrivacyPolicyPage',
  '/terms-of-service': 'legal/TermsOfServicePage',
  '/sitemap': 'SitemapPage',
};

/** What any path shows that no route has. */
export const notFoundRoute: SiteRoute = route('*', 'NotFoundPage', notFoundTitle, { listed: false });

/** Every route of the site: the router, the prerenderer, sitemap.xml and the tests read this table. */
export const routes: readonly SiteRoute[] = [
  ...(Object.keys(pageTitles) as PagePath[]).map((path) =>
    route(path, pages[path], pageTitles[path], { startsWithHero: path === '/' }),
  ),
  route('/projects/:id', 'ProjectPage', projectNotFoundTitle, { pattern: /^\/projects\/(?<id>[^/]+)$/ }),
];

export interface MatchedRoute {
  route: SiteRoute;
  parameters: RouteParameters;
}

/** The route of a path, or the one for unknown paths. A slash at the end makes no difference. */
export function findRoute(path: string): MatchedRoute {
  const bare = path.replace(/(?<=.)\/+$/, '');
  for (const candidate of routes) {
    if (candidate.path === bare) return { route: candidate, parameters: {} };
    const match = candidate.pattern?.exec(bare);
    if (match) return { route: candidate, parameters: { ...match.groups } };
  }
  return { route: notFoundRoute, parameters: {} };
}

/** The title of a loaded page. */
export function titleOf({ route, parameters }: MatchedRoute, page: PageModule): string {
  return page.titleOf?.(parameters) ?? route.title;
}
