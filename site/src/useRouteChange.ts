import { useEffect } from 'react';
import { fragmentTarget } from './fragment.js';
import { notFoundRoute, type SiteRoute } from './routes.js';

/** The document's initial path, whose page was prerendered. */
const firstPath = typeof window === 'undefined' ? '' : location.pathname;

let shownPath = firstPath;

/** Whether this is a back or forward navigation, for which the browser restores the scroll position. */
let isTraversal = false;

// In the capture phase, before the router's listener.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (isTraversal = location.pathname !== shownPath), { capture: true });

/** Whether only the page at this path has been shown since the document was loaded. */
export const isFirstPage = (path: string): boolean => path === firstPath && path === shownPath;

/**
 * Does for a client-side navigation what the browser does for a full one: sets the title, scrolls to the top or to the
 * fragment, moves focus to `main` and announces the page. Does nothing for the initial page.
 */
export function useRouteChange(path: string, route: SiteRoute, title: string, announce: (title: string) => void) {
  useEffect(() => {
    document.title = title;
    if (shownPath === path) return;
    shownPath = path;
    if (route === notFoundRoute) console.error(`404: there is no page at ${path}`);
    const target = fragmentTarget();
    // Renders every section at its final height first, otherwise the scroll target would move.
    if (isTraversal || target) document.documentElement.dataset['renderAll'] = '';
    if (isTraversal) isTraversal = false;
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [path, route, title, announce]);
}
