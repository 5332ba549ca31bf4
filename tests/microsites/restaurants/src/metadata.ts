import type { Metadata } from 'next';
import type { ar } from './content/ar';
import type { en } from './content/en';
import type { PageName } from './content/types';
import { pathOf } from './paths';

/** Metadata for all pages. */
export const metadata: Metadata = {
  metadataBase: new URL('https://threefigs.example'),
  icons: '/pictures/icon.svg',
};

/** Title, description and a link to the page in the other language, for search engines. */
export const metadataOf = (name: PageName, { lang, pages }: typeof en | typeof ar): Metadata => ({
  title: pages[name].title,
  description: pages[name].description,
  alternates: {
    canonical: pathOf(name, lang),
    languages: { en: pathOf(name, 'en'), ar: pathOf(name, 'ar') },
  },
});
