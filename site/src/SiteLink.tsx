import type { LinkComponentProps } from 'agency-ui';
import { Link, useLocation } from 'wouter';
import { findRoute } from './routes.js';

const prefetch = (href: string) => {
  const { pathname } = new URL(href, location.href);
  // Fetched again on the click, where it matters.
  findRoute(pathname)
    .route.loadWhole()
    .catch(() => {});
};

/**
 * wouter's link, as the kit's provider takes it: it fetches the page's code as soon as the pointer, a finger or the focus
 * comes near. A link to a place on the same page is the browser's own affair, which knows how to scroll.
 */
export function SiteLink(props: LinkComponentProps) {
  const [path] = useLocation();
  const { href } = props;
  const [target, fragment] = href.split('#', 2);
  if (fragment !== undefined && (target === '' || target === path)) return <a {...props} />;
  const near = () => prefetch(href);
  return <Link {...props} onPointerEnter={near} onFocus={near} onTouchStart={near} />;
}
