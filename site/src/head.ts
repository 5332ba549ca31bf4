import { agency } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import type { PictureSource } from 'agency-ui/schemas';
import { escapeHtml, unescapeHtml } from './html.js';
import { type PageWords, structuredData } from './structured-data.js';

function tag(name: 'meta' | 'link', attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

type Attributes = Record<string, string>;

/** The `<source>`s of the picture that the page marks as its first, as React wrote them. */
function priorityPicture(body: string): Attributes[] {
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/is.exec(
    body,
  );
  return [...(picture?.[0] ?? '').matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

/** Preloads of the first picture: one for phones, one for all other widths, in the best format only. */
function picturePreloads(sources: Attributes[]): string[] {
  const best = sources.filter((source) => source['type'] === 'image/avif');
  const media = best.flatMap((source) => source['media'] ?? []);
  return best.map((source) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      type: source['type'],
      imagesrcset: source['srcset'],
      imagesizes: source['sizes'],
      media: source['media'] ?? (media.length > 0 ? `not all and ${media.join(', ')}` : undefined),
      fetchpriority: 'high',
    }),
  );
}

export interface PageHead extends PageWords {
  /** Shown where the page is shared; without one the site's own is. */
  picture?: PictureSource | undefined;
  /** False for the page that stands for what is not there: it has no address of its own. */
  found: boolean;
}

/**
 * The tags of a page's head that differ between pages.
 *
 * @param siteUrl - The site's absolute address, without a slash at its end.
 * @param body - The page's HTML, whose first picture is preloaded, and whose words the structured data repeat.
 */
export function headTags(page: PageHead, siteUrl: string, body: string): string {
  const { path, title, description, picture = sharedPicture, found } = page;
  const address = `${siteUrl}${path}`;
  const property = (name: string, content: string | number) =>
    tag('meta', { property: name, content: String(content) });
  const about = found
    ? [
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
        ...structuredData({ path, title, description }, siteUrl, body).map(
          // A "<" could end the script early.
          (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
        ),
      ]
    : [tag('meta', { name: 'robots', content: 'noindex' })];
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...about,
    ...picturePreloads(priorityPicture(body)),
  ].join('\n    ');
}
