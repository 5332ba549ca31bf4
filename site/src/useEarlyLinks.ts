import { useEffect } from 'react';

/** The link of the site's own pages that a click is on, where the browser would follow it in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // A place on the same page is the browser's own affair.
  if (link.hash && link.pathname === location.pathname) return;
  return link;
}

/**
 * Follows the links of parts that React has not taken over yet, without loading the site anew.
 *
 * @param navigate - The router's way to another path.
 */
export function useEarlyLinks(navigate: (to: string) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link?.closest('[data-part="waiting"]')) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    // On the way down: React stops a click on what it has not taken over, before it comes up again.
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [navigate]);
}
