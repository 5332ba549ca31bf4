import type { ComponentType } from 'react';

/** What a page file exports: its content, composed from the kit's sections. */
export interface PageModule {
  default: ComponentType;
}

export interface SiteRoute {
  /** The path, in wouter's pattern syntax. */
  path: string;
  title: string;
  description: string;
  /** The page starts with a hero that runs under a transparent header. */
  startsWithHero: boolean;
  /** The page's file, as the build manifest names it. */
  source: string;
  /** Fetches the page's code, once. */
  load: () => Promise<PageModule>;
}

function loadOnce(load: SiteRoute['load']): SiteRoute['load'] {
  let page: ReturnType<SiteRoute['load']> | undefined;
  return () => {
    page ??= load().then(
      (module) => {
        // React's `use` reads a promise that says it is fulfilled without suspending: no fallback ever shows.
        if (page) Object.assign(page, { status: 'fulfilled', value: module });
        return module;
      },
      (error: unknown) => {
        // A failed fetch is not kept, so that the next visit tries again.
        page = undefined;
        throw error;
      },
    );
    return page;
  };
}

/** Every route of the site: the router, the prerenderer and the tests read this table. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    title: 'Shangwe & Ink: experiential marketing, events and printing in Nairobi',
    description:
      'Kenya’s No 1 Experiential & Events Agency: activations, events, expos, media production, staff engagement and printing from Westlands, Nairobi.',
    startsWithHero: true,
    source: 'src/pages/HomePage.tsx',
    load: loadOnce(() => import('./pages/HomePage.js')),
  },
];

/** What any path shows that no route has. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  title: 'Page not found: Shangwe & Ink',
  description: 'There is no page at this address.',
  startsWithHero: false,
  source: 'src/pages/NotFoundPage.tsx',
  load: loadOnce(() => import('./pages/NotFoundPage.js')),
};

/** The route of a path, or the one for unknown paths. A slash at the end makes no difference. */
export function findRoute(path: string): SiteRoute {
  const bare = path.replace(/(?<=.)\/+$/, '');
  return routes.find((route) => route.path === bare) ?? notFoundRoute;
}
