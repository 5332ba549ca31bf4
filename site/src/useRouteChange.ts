import { useEffect, useRef } from 'react';

/**
 * Does for a client navigation what the browser does for a full one: sets the title, starts at the top or at the
 * fragment, moves focus to the page's content, and says where the visitor has come. The first page is left as the
 * browser opened it.
 *
 * @param announce - Puts words into the page's polite live region.
 */
export function useRouteChange(path: string, title: string, announce: (words: string) => void): void {
  const shown = useRef(path);
  useEffect(() => {
    document.title = title;
    if (shown.current === path) return;
    shown.current = path;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [path, title, announce]);
}
