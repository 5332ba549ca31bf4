import type { LinkComponentProps } from 'agency-ui';
import { Link, useLocation } from 'wouter';
import { preloadPage } from './routes.js';

/**
 * The link component that the kit renders: wouter's, which preloads the page as soon as a pointer, a finger or the
 * focus comes near. The browser itself follows links within the page, and scrolls.
 */
export function SiteLink(props: LinkComponentProps) {
  const [path] = useLocation();
  const { href } = props;
  const [target, fragment] = href.split('#', 2);
  if (fragment !== undefined && (target === '' || target === path)) return <a {...props} />;
  // A failed preload is tried again on the click.
  const preload = () => void preloadPage(new URL(href, location.href).pathname).catch(() => {});
  return <Link {...props} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}
