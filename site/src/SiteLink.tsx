import type { LinkComponentProps } from 'agency-ui';
import { Link, useLocation } from 'wouter';
import { parseAddress } from './navigation.js';
import { preloadPage, routePath } from './router.js';

/**
 * The link component for the kit: wouter's link, which preloads the page on hover, touch or focus. The browser handles
 * links to a fragment of the page, including scrolling.
 */
export function SiteLink(props: LinkComponentProps) {
  const [path] = useLocation();
  const { href } = props;
  const [target, fragment] = href.split('#', 2);
  if (fragment !== undefined && (target === '' || target === path)) return <a {...props} />;
  // A failed preload is retried on click.
  const preload = () => {
    const address = parseAddress(href);
    if (address) preloadPage(routePath(address.pathname)).catch(() => {});
  };
  return <Link {...props} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}
