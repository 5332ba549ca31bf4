import { type RefObject, useEffect } from 'react';

/** Whether the visitor moves through the history: then the browser itself returns to where they were on the page. */
let returning = false;

/** The path of the page on show. */
let visited = '';

if (typeof window !== 'undefined') {
  // Before the router hears of it.
  window.addEventListener(
    'popstate',
    () => {
      // A fragment of the same page is no other page.
      returning = location.pathname !== visited;
    },
    { capture: true },
  );
}

/**
 * Does for a client navigation what the browser does for a full one: sets the title, starts at the top or at the
 * fragment, moves focus to the page's content, and says where the visitor has come. The first page is left as the
 * browser opened it.
 *
 * @param shown - The path shown before. It outlives the page, which is another component on each path.
 * @param announce - Puts words into the page's polite live region.
 */
export function useRouteChange(
  shown: RefObject<string>,
  path: string,
  title: string,
  announce: (words: string) => void,
): void {
  useEffect(() => {
    document.title = title;
    visited = path;
    if (shown.current === path) return;
    shown.current = path;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (returning) returning = false;
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [shown, path, title, announce]);
}
