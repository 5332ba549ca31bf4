import { useEffect } from 'react';
import { fragmentTarget } from './fragment.js';
import type { Shown } from './navigation.js';
import { notFoundRoute, type SiteRoute } from './routes.js';

/**
 * Does for a client-side navigation what the browser does for a full one: sets the title, scrolls to the top, to the
 * fragment or to the previous position, moves focus to `main` and announces the page. A link to the shown page does the
 * same. Does nothing for the initial page.
 */
export function useRouteChange(shown: Shown, route: SiteRoute, title: string, announce: (title: string) => void) {
  useEffect(() => {
    document.title = title;
    const { path, arrival, top } = shown;
    if (arrival === 'initial' || arrival === 'in place') return;
    if (route === notFoundRoute) console.error(`404: there is no page at ${path}`);
    const isTraversal = arrival === 'traversal';
    const target = fragmentTarget();
    // Renders every section at its final height first, otherwise the scroll target would move.
    if (isTraversal || target) document.documentElement.dataset['renderAll'] = '';
    if (isTraversal) {
      // Browsers restore it too, but not below the end of the previous page.
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [shown, route, title, announce]);
}
