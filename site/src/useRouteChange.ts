import { useEffect, useRef } from 'react';

/**
 * Does for a client navigation what the browser does for a full one: sets the title, starts at the top or at the
 * fragment, and moves focus to the page's content. The first page is left as the browser opened it.
 */
export function useRouteChange(path: string, title: string): void {
  const shown = useRef(path);
  useEffect(() => {
    document.title = title;
    if (shown.current === path) return;
    shown.current = path;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, title]);
}
