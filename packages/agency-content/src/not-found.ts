/** The other ways on from the 404 page, whose own words are the kit's (spec section 2, "Route list"). */
import type { NavigationItem } from 'agency-ui/schemas';

export const otherWays: readonly NavigationItem[] = [
  { name: 'Services', path: '/services' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Contact', path: '/contact' },
];
