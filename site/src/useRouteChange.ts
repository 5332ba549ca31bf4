import { useEffect } from 'react';
import { fragmentTarget } from './fragment.js';
import { notFoundRoute, type SiteRoute } from './routes.js';

/** The path that the document was opened with; the server has rendered its page. */
const firstPath = typeof window === 'undefined' ? '' : location.pathname;

/** The path of the page that is shown. Outlives the page component, which differs between paths. */
let shownPath = firstPath;

/** Whether the visitor goes back or forward: then the browser restores the scroll position. */
let isTraversal = false;

if (typeof window !== 'undefined') {
  // In the capture phase, before the router reacts. A fragment of the same page is no other page.
  window.addEventListener(
    'popstate',
    () => {
      isTraversal = location.pathname !== shownPath;
    },
    { capture: true },
  );
}

/** Whether a path is shown that the document was opened with, and no other page has been shown since. */
export const isFirstPage = (path: string): boolean => path === firstPath && path === shownPath;

/**
 * Does for a client navigation what the browser does for a full one: sets the title, scrolls to the top or to the
 * fragment, moves focus to `main` and announces the page. Leaves the first page as the browser opened it.
 *
 * @param announce - Puts a message into the page's polite live region.
 */
export function useRouteChange(
  path: string,
  route: SiteRoute,
  title: string,
  announce: (message: string) => void,
): void {
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
