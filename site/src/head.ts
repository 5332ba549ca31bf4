import { agency } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import type { PageData } from './routes.js';
import { structuredData } from './structured-data.js';

/** Everything that the head of a page says. */
export interface PageHead extends PageData {
  path: string;
  title: string;
  description: string;
  /** False for the page of a path without content: it has no address of its own. */
  isFound: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const tag = (name: 'meta' | 'link', attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

const property = (name: string, content: string | number) => tag('meta', { property: name, content: String(content) });

/**
 * The tags of the document's head that differ between pages.
 *
 * @param siteUrl - The site's absolute address, without a slash at its end.
 */
export function headTags(page: PageHead, siteUrl: string): string {
  const { path, title, description, picture = sharedPicture, isFound } = page;
  const address = `${siteUrl}${path}`;
  const tags = [`<title>${escapeHtml(title)}</title>`, tag('meta', { name: 'description', content: description })];
  if (!isFound) return [...tags, tag('meta', { name: 'robots', content: 'noindex' })].join('\n    ');
  return [
    ...tags,
    tag('link', { rel: 'canonical', href: address }),
    property('og:type', 'website'),
    property('og:site_name', agency.name),
    property('og:locale', 'en_KE'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${siteUrl}${picture.src}`),
    property('og:image:width', picture.width),
    property('og:image:height', picture.height),
    property('og:image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...structuredData(page, siteUrl).map(
      // A "<" could end the script element.
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}
