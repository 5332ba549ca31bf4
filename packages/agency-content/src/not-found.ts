/**
 * Additional links on the 404 page. The rest of its text comes from the kit's labels (spec section 2, "Route list").
 */
import type { NavigationItem } from 'agency-ui/schemas';

export const otherWays: readonly NavigationItem[] = [
  { name: 'Services', path: '/services' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Contact', path: '/contact' },
];
