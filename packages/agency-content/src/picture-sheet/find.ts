/** Finds pictures by words, use and tags. */
import { type CataloguedPicture, catalogue } from 'agency-artwork/catalogue';

/** A picture's use, derived from the first word of its id. */
const uses: Readonly<Record<string, string>> = {
  hero: 'Hero slides',
  page: 'Heads of pages',
  service: 'Core services',
  showcase: 'Printing showcase',
  project: 'Recent work',
  experiential: 'Experiential marketing',
  events: 'Events',
  expos: 'Expos',
  production: 'Production',
  staff: 'Staff engagement',
  printing: 'Printing',
  brand: 'Brand identity',
  outdoor: 'Outdoor advertising',
  blog: 'Articles',
  lead: 'Team leads',
  job: 'Case studies',
};

export function useOfPicture({ picture: { id } }: CataloguedPicture): string {
  const use = uses[id.split('-')[0] ?? ''];
  if (!use)
    throw new Error(
      `The picture "${id}" has no known use. Begin its id with one of these: ${Object.keys(uses).join(', ')}.`,
    );
  return use;
}

/** Tags for colour, light and kind, and for whether heads are marked. */
export const tagsOf = ({ plan: { colour, light, kind, faces } }: CataloguedPicture): string[] => [
  colour,
  light,
  kind,
  ...(faces ? ['marked heads'] : []),
];

export interface PictureQuery {
  /** Words from the name, the alternative text, the subject, the pages, the use or the tags; all of them must match. */
  words: string;
  /** Empty for all. */
  use: string;
  /** Empty for all. */
  tag: string;
}

export const everything: PictureQuery = { words: '', use: '', tag: '' };

const textOf = (entry: CataloguedPicture) =>
  [entry.picture.id, entry.picture.alt, entry.plan.subject, ...entry.plan.usedOn, useOfPicture(entry), ...tagsOf(entry)]
    .join(' ')
    .toLowerCase();

const searched = catalogue.map((entry) => ({
  entry,
  use: useOfPicture(entry),
  tags: tagsOf(entry),
  text: textOf(entry),
}));

/** The uses in plan order, and all tags in alphabetical order. */
export const allUses = [...new Set(searched.map(({ use }) => use))];
export const allTags = [...new Set(searched.flatMap(({ tags }) => tags))].sort();

/** The matching pictures, by use. Omits uses without any. */
export function findPictures({ words, use, tag }: PictureQuery): { use: string; pictures: CataloguedPicture[] }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = searched.filter(
    (each) =>
      (!use || each.use === use) &&
      (!tag || each.tags.includes(tag)) &&
      wanted.every((word) => each.text.includes(word)),
  );
  return allUses
    .map((name) => ({ use: name, pictures: found.filter((each) => each.use === name).map(({ entry }) => entry) }))
    .filter(({ pictures }) => pictures.length > 0);
}
