import type { NavigationEntry, NavigationItem } from 'agency-ui/schemas';

export const homeLink: NavigationItem = { name: 'Home', path: '/' };

/** The index of all projects. Every link to it uses this label, except the spec's "View All Projects". */
export const caseStudiesLink: NavigationItem = { name: 'Case Studies', path: '/case-studies' };

/** The index of all services. */
export const servicesLink: NavigationItem = { name: 'Services', path: '/services' };

/** The services index, as the first and last neighbour in the order of services. */
export const allServices = { title: 'All Services', path: servicesLink.path };

/** The services, in menu order (spec section 2, "Header"). */
const services: NavigationItem[] = [
  { name: 'Experiential Marketing', path: '/services/experiential-marketing' },
  { name: 'Event Planning & Management', path: '/services/events' },
  { name: 'Expos & Trade Shows', path: '/services/expos' },
  { name: 'Media Production', path: '/services/production' },
  { name: 'Staff Engagement', path: '/services/staff-engagement' },
  { name: 'Brand Identity', path: '/services/brand-identity' },
];

/** The two services that the spec's menus omit. */
const otherServices: NavigationItem[] = [
  { name: 'Printing', path: '/services/printing' },
  { name: 'Outdoor Advertising', path: '/services/outdoor-advertising' },
];

export const mainNavigation: NavigationEntry[] = [
  homeLink,
  {
    name: 'Services',
    items: services,
    more: [...otherServices, { name: allServices.title, path: allServices.path }],
  },
  {
    name: 'About Us',
    items: [
      { name: 'Our Story', path: '/about/our-story' },
      { name: 'Our Team', path: '/about/team' },
      { name: 'Our Values', path: '/about/values' },
    ],
    // The spec's dropdown has three entries; these follow below a rule.
    more: [caseStudiesLink, { name: 'Credentials', path: '/about/credentials' }],
  },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Contact', path: '/contact' },
];

export const quoteAction: NavigationItem = { name: 'Get A Quote', path: '/inquiries' };

export const footerLinks: Record<'quickLinks' | 'services' | 'legalLinks', NavigationItem[]> = {
  quickLinks: [
    homeLink,
    { name: 'About Us', path: '/about/our-story' },
    servicesLink,
    { name: 'Blog', path: '/blog' },
    { name: 'FAQ', path: '/faq' },
    { name: 'Contact', path: '/contact' },
  ],
  // The menus contain the spec's six services; the footer links to all eight.
  services: [...services, ...otherServices],
  legalLinks: [
    { name: 'Privacy Policy', path: '/privacy-policy' },
    { name: 'Terms of Service', path: '/terms-of-service' },
    { name: 'Sitemap', path: '/sitemap' },
  ],
};
