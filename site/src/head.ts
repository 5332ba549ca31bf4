import { agency } from 'agency-content';
import { notFoundRoute, type SiteRoute } from './routes.js';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function tag(name: 'meta' | 'link', attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

type Attributes = Record<string, string>;

/** The `<source>`s and the `<img>` of the picture that the page marks as its first, as React wrote them. */
function priorityPicture(body: string): { sources: Attributes[]; image: Attributes | undefined } {
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/is.exec(
    body,
  );
  const tags = (name: string) =>
    [...(picture?.[0] ?? '').matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
          attribute.toLowerCase(),
          unescapeHtml(value),
        ]),
      ),
    );
  return { sources: tags('source'), image: tags('img')[0] };
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

/**
 * The tags of a page's head that differ between pages.
 *
 * @param path - The page's path.
 * @param siteUrl - The site's absolute address, without a slash at its end.
 * @param body - The page's HTML, whose first picture is preloaded, and shown where the page is shared.
 */
export function headTags(route: SiteRoute, path: string, siteUrl: string, body: string): string {
  const { title, description } = route;
  const address = `${siteUrl}${path}`;
  const { sources, image } = priorityPicture(body);
  const about =
    route === notFoundRoute
      ? [tag('meta', { name: 'robots', content: 'noindex' })]
      : [
          tag('link', { rel: 'canonical', href: address }),
          tag('meta', { property: 'og:type', content: 'website' }),
          tag('meta', { property: 'og:site_name', content: agency.name }),
          tag('meta', { property: 'og:locale', content: 'en_KE' }),
          tag('meta', { property: 'og:title', content: title }),
          tag('meta', { property: 'og:description', content: description }),
          tag('meta', { property: 'og:url', content: address }),
          ...(image?.['src'] ? [tag('meta', { property: 'og:image', content: `${siteUrl}${image['src']}` })] : []),
        ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...about,
    ...picturePreloads(sources),
  ].join('\n    ');
}
