import { agency } from 'agency-content';
import { sharedPicture } from 'agency-content/shared-picture';
import { titles } from 'agency-content/titles';
import { renderToStaticMarkup } from 'react-dom/server';
import { feedTypes } from './feeds.js';
import type { PageData } from './page.js';
import { sharePictureOf, sharePictureSize } from './share-picture.js';
import { structuredData } from './structured-data.js';

/** `isFound` is false for paths without content, which have no canonical URL. */
export interface PageHead extends PageData {
  path: string;
  title: string;
  description: string;
  isFound: boolean;
}

/** The page-specific tags in the document's head. */
export function headTags(page: PageHead, siteUrl: string): string {
  const { path, title, description, picture = sharedPicture, isFound } = page;
  const address = `${siteUrl}${path}`;
  const properties = {
    'og:type': page.article ? 'article' : 'website',
    'og:site_name': agency.name,
    'og:locale': 'en_KE',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${siteUrl}${sharePictureOf(picture).path}`,
    'og:image:width': sharePictureSize.width,
    'og:image:height': sharePictureSize.height,
    'og:image:alt': picture.alt,
  };
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isFound ? (
        <>
          <link rel="canonical" href={address} />
          {Object.entries(properties).map(([property, content]) => (
            <meta key={property} property={property} content={String(content)} />
          ))}
          <meta name="twitter:card" content="summary_large_image" />
          {Object.entries(feedTypes).map(([file, type]) => (
            <link key={file} rel="alternate" type={type} title={titles.blog} href={`/${file}`} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>,
  );
  // Escapes "<", because "</script>" would close the element.
  const data = (isFound ? structuredData(page, siteUrl) : []).map((thing) =>
    JSON.stringify(thing).replaceAll('<', '\\u003c'),
  );
  return tags + data.map((json) => `<script type="application/ld+json">${json}</script>`).join('');
}
