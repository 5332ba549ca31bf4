import { useEffect } from 'react';
import { fragmentTarget } from './fragment.js';
import type { Shown } from './navigation.js';
import { notFoundRoute, type SiteRoute } from './routes.js';

/**
 * Does for client-side navigation what the browser does for a full page load: sets the title, scrolls to the top, the
 * fragment or the previous position, moves focus to `main` and announces the page. Also runs for a link to the shown
 * page, but not for the initial page.
 */
export function useRouteChange(shown: Shown, route: SiteRoute, title: string, announce: (title: string) => void) {
  useEffect(() => {
    document.title = title;
    const { path, arrival, top } = shown;
    if (arrival === 'initial' || arrival === 'in place') return;
    if (route === notFoundRoute) console.error(`404: there is no page at ${path}`);
    const isTraversal = arrival === 'traversal';
    const target = fragmentTarget();
    // Renders every section at its final height first, because the scroll target would move otherwise.
    if (isTraversal || target) document.documentElement.dataset['renderAll'] = '';
    if (isTraversal) {
      // Browsers also restore the position, but not beyond the bottom of the previous page.
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [shown, route, title, announce]);
}
