import { type RefObject, useEffect } from 'react';

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
    if (shown.current === path) return;
    shown.current = path;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(title);
  }, [shown, path, title, announce]);
}
