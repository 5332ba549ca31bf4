/** Structured data for a page (schema.org). */
import { agency, countryCode, openingHours } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import type { Article, FaqCategory, Project } from 'agency-ui/schemas';
import type { PageHead } from './head.js';
import { sharePictureOf } from './share-picture.js';

/** Properties included in every reference to the agency. */
const businessReference = (siteUrl: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${siteUrl}/#business`,
  name: agency.name,
});

function business(siteUrl: string) {
  const { phone, email, address, social } = agency;
  return {
    ...businessReference(siteUrl),
    url: `${siteUrl}/`,
    image: `${siteUrl}${sharePictureOf(sharedPicture).path}`,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressCountry: countryCode,
    },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...openingHours },
    sameAs: social.map(({ url }) => url),
  };
}

const serviceOf = ({ path, description, service }: PageHead, siteUrl: string) => ({
  '@type': 'Service',
  name: service,
  description,
  url: `${siteUrl}${path}`,
  areaServed: { '@type': 'Country', name: agency.address.country },
  provider: businessReference(siteUrl),
});

const posting = ({ path, description }: PageHead, article: Article, siteUrl: string) => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description,
  image: `${siteUrl}${sharePictureOf(article.image).path}`,
  datePublished: article.date,
  articleSection: article.category,
  inLanguage: 'en-KE',
  author: { '@type': 'Organization', name: `${agency.name}: ${article.author}` },
  publisher: businessReference(siteUrl),
  mainEntityOfPage: `${siteUrl}${path}`,
});

const creativeWork = ({ path, description }: PageHead, project: Project, siteUrl: string) => ({
  '@type': 'CreativeWork',
  name: project.title,
  description,
  image: `${siteUrl}${sharePictureOf(project.image).path}`,
  url: `${siteUrl}${path}`,
  genre: project.category,
  dateCreated: project.date,
  inLanguage: 'en-KE',
  creator: businessReference(siteUrl),
});

const faqPage = (categories: readonly FaqCategory[]) => ({
  '@type': 'FAQPage',
  inLanguage: 'en-KE',
  mainEntity: categories
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

function breadcrumbList(items: readonly { name: string; path: string }[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function structuredData(page: PageHead, siteUrl: string): object[] {
  const { path, service, article, project, questions, breadcrumbs } = page;
  const things: object[] = [];

  if (path === '/' || path === '/contact') things.push(business(siteUrl));
  if (service) things.push(serviceOf(page, siteUrl));
  if (article) things.push(posting(page, article, siteUrl));
  if (project) things.push(creativeWork(page, project, siteUrl));
  if (questions) things.push(faqPage(questions));
  if (breadcrumbs) {
    const { items, current } = breadcrumbs;
    things.push(breadcrumbList([...items, { name: current, path }], siteUrl));
  }

  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
