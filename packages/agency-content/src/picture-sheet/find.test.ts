import { catalogue } from 'agency-artwork/catalogue';
import { describe, expect, it } from 'vitest';
import { allTags, allUses, everything, findPictures } from './find.js';

const idsOf = (query: Partial<typeof everything>) =>
  findPictures({ ...everything, ...query }).flatMap(({ pictures }) => pictures.map(({ picture }) => picture.id));

describe('the picture search', () => {
  it('finds every picture once, grouped by use, when there is no query', () => {
    expect(idsOf({}).toSorted()).toEqual(catalogue.map(({ picture }) => picture.id).toSorted());
    expect(findPictures(everything).map(({ use }) => use)).toEqual(allUses);
  });

  it('matches all the words of a query anywhere in a picture’s details', () => {
    expect(idsOf({ words: 'hero-offset' })).toEqual(['hero-offset-lithography']);
    expect(idsOf({ words: 'PRINTER lamps sheet' })).toContain('hero-offset-lithography');
    expect(idsOf({ words: 'printer submarine' })).toEqual([]);
  });

  it('narrows by use and by tag', () => {
    const leads = idsOf({ use: 'Team leads' });
    expect(leads).toHaveLength(7);
    expect(idsOf({ use: 'Team leads', tag: 'marked heads' })).toEqual(leads);
    expect(idsOf({ use: 'Team leads', tag: 'sun disc' })).toEqual([]);
    for (const tag of allTags) expect(idsOf({ tag }).length).toBeGreaterThan(0);
  });
});
