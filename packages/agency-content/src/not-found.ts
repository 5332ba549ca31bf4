/** Further links on the 404 page. Its own texts are the kit's labels (spec section 2, "Route list"). */
import type { NavigationItem } from 'agency-ui/schemas';

export const otherWays: readonly NavigationItem[] = [
  { name: 'Services', path: '/services' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Contact', path: '/contact' },
];
