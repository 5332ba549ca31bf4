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

/** The `<source>`s and `<img>` of the picture that the page marks as its first, as React wrote them. */
function priorityPicture(body: string): Record<string, string>[] {
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/is.exec(
    body,
  );
  if (!picture) return [];
  return [...picture[0].matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

/** Preloads of the first picture: one for phones, one for all other widths, in the best format only. */
function picturePreloads(body: string): string[] {
  const best = priorityPicture(body).filter((source) => source['type'] === 'image/avif');
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
 * @param body - The page's HTML, whose first picture is preloaded.
 */
export function headTags(route: SiteRoute, path: string, siteUrl: string, body: string): string {
  const { title, description } = route;
  const address = `${siteUrl}${path}`;
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
        ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...about,
    ...picturePreloads(body),
  ].join('\n    ');
}
