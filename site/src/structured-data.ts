import { agency, openingHours } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import type { PageHead } from './head.js';

/** Structured data of a page (schema.org). */
export function structuredData({ path, description, service, breadcrumbs }: PageHead, siteUrl: string): object[] {
  const { name, phone, email, address, social } = agency;
  const business = { '@type': 'LocalBusiness', '@id': `${siteUrl}/#business`, name };
  const things: object[] = [];
  if (path === '/' || path === '/contact') {
    things.push({
      ...business,
      url: `${siteUrl}/`,
      image: `${siteUrl}${sharedPicture.src}`,
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${address.street}, ${address.area}`,
        addressLocality: address.city,
        addressCountry: address.country,
      },
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...openingHours },
      sameAs: social.map(({ url }) => url),
    });
  }
  if (service) {
    things.push({
      '@type': 'Service',
      name: service,
      description,
      url: `${siteUrl}${path}`,
      areaServed: { '@type': 'Country', name: address.country },
      provider: business,
    });
  }
  if (breadcrumbs) {
    const items = [...breadcrumbs.trail, { name: breadcrumbs.current, path }];
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        item: `${siteUrl}${item.path}`,
      })),
    });
  }
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
