import type { Language, PageName } from './content/types';

/** English pages are at the root, Arabic ones below `/ar`. */
export const pathOf = (name: PageName, lang: Language): string => {
  const path = name === 'home' ? '' : `/${name}`;
  return lang === 'ar' ? `/ar${path}` : path || '/';
};

/** The same page's path in the other language. */
export const translatePath = (path: string, lang: Language): string => {
  const rest = path.replace(/^\/ar(?=\/|$)/, '').replace(/^\/$/, '');
  return lang === 'ar' ? `/ar${rest}` : rest || '/';
};
