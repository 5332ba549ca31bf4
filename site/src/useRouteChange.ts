import { useEffect } from 'react';
import { fragmentTarget } from './fragment.js';
import { notFoundRoute, type SiteRoute } from './routes.js';

/** The path that the document was opened with, whose page the server has rendered. */
const firstPath = typeof window === 'undefined' ? '' : location.pathname;

let shownPath = firstPath;

/** Whether the visitor goes back or forward: then the browser restores the scroll position. */
let isTraversal = false;

// In the capture phase, before the router reacts.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (isTraversal = location.pathname !== shownPath), { capture: true });

/** Whether no page but the one at this path has been shown. */
export const isFirstPage = (path: string): boolean => path === firstPath && path === shownPath;

/**
 * Does for a client navigation what the browser does for a full one: sets the title, scrolls to the top or to the
 * fragment, moves focus to `main` and announces the page. Leaves the first page as the browser opened it.
 */
export function useRouteChange(path: string, route: SiteRoute, title: string, announce: (title: string) => void) {
  useEffect(() => {
    document.title = title;
    if (shownPath === path) return;
    shownPath = path;
    if (route === notFoundRoute) console.error(`404: there is no page at ${path}`);
    const target = fragmentTarget();
    // Every section gets its own height first: otherwise the place to scroll to would move.
    if (isTraversal || target) document.documentElement.dataset['renderAll'] = '';
    if (isTraversal) isTraversal = false;
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [path, route, title, announce]);
}
