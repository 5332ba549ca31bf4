import { lastUpdated as credentialsDate } from 'agency-content/about/credentials';
import { articles } from 'agency-content/blog';
import { lastUpdated as faqDate } from 'agency-content/faq';
import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { termsOfService } from 'agency-content/legal/terms-of-service';
import { projects, lastUpdated as projectsDate } from 'agency-content/projects';

const dates = new Map<string, string>([
  ...articles.flatMap(({ path, date }): [string, string][] => (path ? [[path, date]] : [])),
  // The first article is the newest.
  ...articles.slice(0, 1).map(({ date }): [string, string] => ['/blog', date]),
  ['/about/credentials', credentialsDate],
  ['/faq', faqDate],
  ['/case-studies', projectsDate],
  ...projects.map(({ id }): [string, string] => [`/projects/${id}`, projectsDate]),
  ['/privacy-policy', privacyPolicy.lastUpdated],
  ['/terms-of-service', termsOfService.lastUpdated],
]);

/**
 * The date of a page's content (`YYYY-MM-DD`), for sitemap.xml. Undefined for pages without dated content, because
 * search engines ignore dates that are merely the build date.
 */
export const lastModifiedOf = (path: string): string | undefined => dates.get(path);
