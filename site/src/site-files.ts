/** Files in addition to the pages: for search engines, installation and static hosts. */
import { agency } from 'agency-content';
import { type HeaderRules, writeHeaders } from '../build/headers-file.js';

const night = '#140f2e';

/** The content of the files by name. */
export function siteFiles(paths: readonly string[], siteUrl: string, headers: HeaderRules): Record<string, string> {
  const { name } = agency;
  const manifest = {
    name,
    short_name: name,
    lang: 'en-KE',
    start_url: '/',
    display: 'browser',
    background_color: night,
    theme_color: night,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` })),
    ],
  };
  const addresses = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return {
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
    'site.webmanifest': `${JSON.stringify(manifest, undefined, 2)}\n`,
    _headers: writeHeaders(headers),
  };
}
