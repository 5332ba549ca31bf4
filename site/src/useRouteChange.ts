import { useEffect } from 'react';

/** Whether the visitor moves through the history: then the browser itself returns to where they were on the page. */
let returning = false;

/** The path of the page on show. It outlives the page, which is another component on each path. */
let shown = '';

if (typeof window !== 'undefined') {
  shown = location.pathname;
  // Before the router hears of it.
  window.addEventListener(
    'popstate',
    () => {
      // A fragment of the same page is no other page.
      returning = location.pathname !== shown;
    },
    { capture: true },
  );
}

/**
 * Does for a client navigation what the browser does for a full one: sets the title, starts at the top or at the
 * fragment, moves focus to the page's content, and says where the visitor has come. The first page is left as the
 * browser opened it.
 *
 * @param announce - Puts words into the page's polite live region.
 */
export function useRouteChange(path: string, title: string, announce: (words: string) => void): void {
  useEffect(() => {
    document.title = title;
    if (shown === path) return;
    shown = path;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // A place within the page stands where it belongs once all before it has its own height, as for who comes again.
    if (returning || target) document.documentElement.dataset['whole'] = '';
    if (returning) returning = false;
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [path, title, announce]);
}
