import { agency, openingHours } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import type { PageHead } from './head.js';

const context = 'https://schema.org';

const businessId = (siteUrl: string) => `${siteUrl}/#business`;

function business(siteUrl: string) {
  const { name, phone, email, address, social } = agency;
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(siteUrl),
    name,
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
  };
}

const service = (name: string, { path, description }: PageHead, siteUrl: string) => ({
  '@context': context,
  '@type': 'Service',
  name,
  description,
  url: `${siteUrl}${path}`,
  areaServed: { '@type': 'Country', name: agency.address.country },
  provider: { '@type': 'LocalBusiness', '@id': businessId(siteUrl), name: agency.name },
});

const breadcrumbList = ({ trail, current }: NonNullable<PageHead['breadcrumbs']>, path: string, siteUrl: string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, { name: current, path }].map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    item: `${siteUrl}${item.path}`,
  })),
});

/** What a page says to machines (schema.org). */
export function structuredData(page: PageHead, siteUrl: string): object[] {
  const { path, breadcrumbs } = page;
  return [
    ...(path === '/' || path === '/contact' ? [business(siteUrl)] : []),
    ...(page.service ? [service(page.service, page, siteUrl)] : []),
    ...(breadcrumbs ? [breadcrumbList(breadcrumbs, path, siteUrl)] : []),
  ];
}
