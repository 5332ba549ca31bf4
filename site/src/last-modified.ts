import { articles } from 'agency-content/blog';
import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { termsOfService } from 'agency-content/legal/terms-of-service';

const dates = new Map<string, string>([
  ...articles.flatMap(({ path, date }): [string, string][] => (path ? [[path, date]] : [])),
  // The newest article is the first.
  ...articles.slice(0, 1).map(({ date }): [string, string] => ['/blog', date]),
  ['/privacy-policy', privacyPolicy.lastUpdated],
  ['/terms-of-service', termsOfService.lastUpdated],
]);

/**
 * The date of a page's content, `YYYY-MM-DD`, for sitemap.xml. Only pages that state a date have one, because search
 * engines ignore dates that are just the day of the build.
 */
export const lastModifiedOf = (path: string): string | undefined => dates.get(path);
