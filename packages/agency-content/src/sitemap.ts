/** Copy for /sitemap, in three groups (spec section 2, "Legal and sitemap"). */
import type { PageHead, SiteMap } from './schemas.js';

export const hero = {
  title: 'Sitemap',
  description: 'Search the site, or pick a page from the list.',
} satisfies PageHead;

/** The search above the list. The 404 page leads to it. */
export const search = { heading: 'Search', action: '/sitemap' };

export const siteMapGroups = [
  {
    title: 'Main Pages',
    links: [
      { name: 'Home', path: '/' },
      { name: 'Case Studies', path: '/case-studies' },
      { name: 'Blog', path: '/blog' },
      { name: 'FAQ', path: '/faq' },
      { name: 'Contact', path: '/contact' },
      { name: 'Get A Quote', path: '/inquiries' },
      { name: 'Privacy Policy', path: '/privacy-policy' },
      { name: 'Terms of Service', path: '/terms-of-service' },
      { name: 'Sitemap', path: '/sitemap' },
    ],
  },
  {
    title: 'Services',
    links: [
      { name: 'All Services', path: '/services' },
      { name: 'Experiential Marketing', path: '/services/experiential-marketing' },
      { name: 'Event Planning & Management', path: '/services/events' },
      { name: 'Expos & Trade Shows', path: '/services/expos' },
      { name: 'Media Production', path: '/services/production' },
      { name: 'Staff Engagement', path: '/services/staff-engagement' },
      { name: 'Brand Identity', path: '/services/brand-identity' },
      { name: 'Printing', path: '/services/printing' },
      { name: 'Outdoor Advertising', path: '/services/outdoor-advertising' },
    ],
  },
  {
    title: 'About',
    links: [
      { name: 'Our Story', path: '/about/our-story' },
      { name: 'Our Team', path: '/about/team' },
      { name: 'Our Values', path: '/about/values' },
      { name: 'Credentials', path: '/about/credentials' },
    ],
  },
] satisfies SiteMap;
