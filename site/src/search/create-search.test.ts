import { describe, expect, it } from 'vitest';
import { createSearch, excerptOf } from './create-search.js';
import type { SearchPage } from './documents.js';

const filler = 'We plan the route market by market and do the driving. '.repeat(4);

const pages: SearchPage[] = [
  {
    path: '/vans',
    title: 'Van branding',
    sections: [
      { id: '', heading: '', text: 'A shop on wheels.' },
      { id: 'wraps', heading: 'Wraps', text: `${filler}Printed vinyl on both sides of the van. ${filler}` },
      ...Array.from({ length: 6 }, (_, index) => ({ id: `s${index}`, heading: `Size ${index}`, text: 'A van.' })),
    ],
  },
  {
    path: '/faq',
    title: 'FAQ',
    sections: [
      { id: 'pay', heading: 'How can we pay?', text: 'By bank transfer, or on the day of the event at the café.' },
    ],
  },
];

const search = createSearch(pages);
const found = (query: string) => search(query).map(({ path }) => path);

describe('search', () => {
  it('ranks a page with a matching title above its own sections, and returns at most three results per page', () => {
    expect(found('van branding')[0]).toBe('/vans');
    expect(found('van')).toHaveLength(3);
  });

  it('labels a section with its heading and page, and a page with its title', () => {
    expect(search('vinyl')[0]).toMatchObject({ title: 'Wraps', path: '/vans#wraps', context: 'Van branding' });
    expect(search('wheels')[0]).toEqual({
      title: 'Van branding',
      path: '/vans',
      excerpt: [{ text: 'A shop on ' }, { text: 'wheels', isMatch: true }, { text: '.' }],
    });
  });

  it.each([
    ['another form of the word', 'printing', '/vans#wraps'],
    ['the beginning of a word', 'vin', '/vans#wraps'],
    ['a misspelt word', 'trasnfer', '/faq#pay'],
    ['a word without its accent', 'cafe', '/faq#pay'],
    ['short words that occur nowhere', 'how do you pay', '/faq#pay'],
    ['a word that occurs nowhere next to one that does', 'zebra vinyl', '/vans#wraps'],
  ])('understands %s', (_what, query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it('requires all the query’s words if any text contains them all', () => {
    expect(found('pay transfer')).toEqual(['/faq#pay']);
    expect(found('vinyl sides')).toEqual(['/vans#wraps']);
  });

  it('finds nothing for an empty query', () => {
    for (const query of ['', '  ', '—', 'the', 'zebra']) expect(found(query)).toEqual([]);
  });
});

describe('a search excerpt', () => {
  const textOf = (text: string, term: string) =>
    excerptOf(text, new Set([term]))
      .map((part) => part.text)
      .join('');

  it('surrounds the first match and breaks at word boundaries', () => {
    const text = textOf(pages[0]?.sections[1]?.text ?? '', 'vinyl');
    expect(text).toMatch(/^… .*Printed vinyl on both sides of the van\. .* …$/);
    expect(text.length).toBeLessThan(190);
    expect(filler).toContain(text.slice(2, 20));
  });

  it('starts at the beginning when nothing matches, and shows a short text in full', () => {
    expect(textOf(filler, 'zebra')).toMatch(/^We plan the route .* …$/);
    expect(textOf('Two vans.', 'van')).toBe('Two vans.');
    expect(excerptOf('', new Set(['van']))).toEqual([]);
  });

  it('handles text without spaces', () => {
    const text = 'x'.repeat(500);
    expect(textOf(text, 'zebra').length).toBeLessThan(190);
    expect(textOf(`${text}-van`, 'van')).toContain('van');
  });
});
