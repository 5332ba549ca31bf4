import { agency, openingHours } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import { unescapeHtml } from './html.js';

/** What identifies a page. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
}

const context = 'https://schema.org';

/** The words of an element, without its tags. */
const wordsOf = (html: string) => unescapeHtml(html.replace(/<[^>]+>/g, '')).trim();

/** The agency as a place of business, in the words of the page's own contact details. */
function business(siteUrl: string) {
  const { name, phone, email, address, social } = agency;
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#business`,
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

function service({ path, description }: PageWords, siteUrl: string, body: string) {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
  return {
    '@context': context,
    '@type': 'Service',
    name: wordsOf(heading),
    description,
    url: `${siteUrl}${path}`,
    areaServed: { '@type': 'Country', name: agency.address.country },
    provider: { '@type': 'LocalBusiness', '@id': `${siteUrl}/#business`, name: agency.name },
  };
}

/** The trail at the head of the page, as the visitor reads it. */
function breadcrumbs({ path }: PageWords, siteUrl: string, body: string) {
  const [, trail] = /<nav[^>]*aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(body) ?? [];
  if (!trail) return [];
  const items = [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => ({
    name: wordsOf(item),
    path: /href="([^"]*)"/.exec(item)?.[1] ?? path,
  }));
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ name, path: place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${place}`,
      })),
    },
  ];
}

/**
 * What a page says to machines: the same as to its readers (schema.org).
 *
 * @param body - The page's HTML, from which names are read, so that both say the same.
 */
export function structuredData(page: PageWords, siteUrl: string, body: string): object[] {
  return [
    ...(page.path === '/' || page.path === '/contact' ? [business(siteUrl)] : []),
    ...(page.path.startsWith('/services/') ? [service(page, siteUrl, body)] : []),
    ...breadcrumbs(page, siteUrl, body),
  ];
}
