/** Files other than pages, for search engines, installation and static hosts. */
import { agency } from 'agency-content';
import { type HeaderRules, writeHeaders } from '../build/headers-file.js';
import { feeds } from './feeds.js';
import { lastModifiedOf } from './last-modified.js';
import { llmsText } from './llms-text.js';

const night = '#140f2e';

const pngIconSizes = [192, 512];

function webManifest(): string {
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    lang: 'en-KE',
    start_url: '/',
    display: 'browser',
    background_color: night,
    theme_color: night,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...pngIconSizes.map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` })),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

const robots = (siteUrl: string) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;

const sitemap = (paths: readonly string[], siteUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths
  .map((path) => {
    const date = lastModifiedOf(path);
    return `  <url><loc>${siteUrl}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  })
  .join('\n')}
</urlset>
`;

/** The files' content, by file name. */
export function siteFiles(paths: readonly string[], siteUrl: string, headers: HeaderRules): Record<string, string> {
  return {
    'robots.txt': robots(siteUrl),
    'sitemap.xml': sitemap(paths, siteUrl),
    'llms.txt': llmsText(siteUrl),
    ...feeds(siteUrl),
    'site.webmanifest': webManifest(),
    _headers: writeHeaders(headers),
  };
}
