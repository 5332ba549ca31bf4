'use client';

import { type SearchPages, type SearchResult, SiteSearch } from 'agency-ui';

const pages = [
  {
    title: 'Sourdough',
    path: '/bread/sourdough',
    text: 'A course in the bakehouse, with your own starter to take home.',
  },
  { title: 'Opening hours', path: '/visit', text: 'We bake from four and open at seven, except on Mondays.' },
];

const search: SearchPages = async (query) => {
  const word = query.toLowerCase();
  return pages.flatMap(({ title, path, text }): SearchResult[] => {
    const at = text.toLowerCase().indexOf(word);
    if (at < 0) return title.toLowerCase().includes(word) ? [{ title, path, excerpt: text }] : [];
    const [start, match, end] = [text.slice(0, at), text.slice(at, at + word.length), text.slice(at + word.length)];
    return [{ title, path, excerpt: [{ text: start }, { text: match, isMatch: true }, { text: end }] }];
  });
};

export default function BakerySearch() {
  return <SiteSearch heading="Search the bakery" search={search} action="/search" siteMapPath="/all-pages" />;
}
