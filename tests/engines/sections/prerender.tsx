import { renderToString } from 'react-dom/server';
import { pages, SectionPage } from './pages.js';

/** Every page's HTML, by path. */
export const prerendered: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(pages).map((path) => [path, renderToString(<SectionPage path={path} />)]),
);
