import type { ExcerptPart, SearchResult } from 'agency-ui';
import MiniSearch, { type SearchResult as MiniSearchResult, type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchPage } from './documents.js';

interface Entry {
  id: number;
  path: string;
  /** The page's title. */
  title: string;
  heading: string;
  text: string;
}

/** Maximum results per page, so that a long page doesn't push out the others. */
const maxPerPage = 3;

const maxResults = 40;

/** Score factor for the start of a page. */
const startBoost = 1.6;

/** An excerpt's length in characters, and how much of it precedes the first match. */
const excerptLength = 180;
const beforeMatch = 50;

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Stop words, which say nothing about a page. */
const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it me much my of on or our so the to us we what when where which who will with you your'.split(
    ' ',
  ),
);

const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The stem under which a word is indexed: "print" for "printed" and "printing". */
const stemOf = (word: string) => stemmer(fold(word));

const isFiller = (word: string) => fillers.has(fold(word));

/** The start of the next word at or after a position, if it comes before a limit. */
function wordStart(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < limit ? space + 1 : from;
}

/** The end of the last word before a position, provided that it comes after a limit. */
function wordEnd(text: string, to: number, limit: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > limit ? space : to;
}

/** An excerpt of the text around the first match, with all matches marked. */
export function excerptOf(text: string, terms: ReadonlySet<string>): readonly ExcerptPart[] {
  const matches = [...text.matchAll(wordPattern)].filter(([word]) => terms.has(stemOf(word)) || terms.has(fold(word)));
  const first = matches[0]?.index ?? 0;
  const start = first <= beforeMatch ? 0 : wordStart(text, first - beforeMatch, first);
  const end = start + excerptLength >= text.length ? text.length : wordEnd(text, start + excerptLength, first);
  const parts: ExcerptPart[] = [];
  let position = start;
  const add = (to: number, isMatch: boolean) => {
    if (to > position) parts.push({ text: text.slice(position, to), ...(isMatch && { isMatch }) });
    position = Math.max(position, to);
  };
  if (start > 0) parts.push({ text: '… ' });
  for (const { 0: word, index } of matches) {
    if (index + word.length > end) break;
    if (index < start) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(end, false);
  if (end < text.length) parts.push({ text: ' …' });
  return parts;
}

/**
 * Query attempts, made in order until one finds something: all words or prefixes of words, all words with misspellings,
 * some of the words.
 */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND', processTerm: (word) => (isFiller(word) ? null : stemOf(word)) },
  { combineWith: 'AND', processTerm: (word) => (isFiller(word) ? null : fold(word)), fuzzy: 0.25, maxFuzzy: 2 },
  { combineWith: 'OR', processTerm: (word) => (isFiller(word) ? null : stemOf(word)) },
];

/** Full-text search over the pages. */
export function createSearch(pages: readonly SearchPage[]): (query: string) => SearchResult[] {
  const entries: Entry[] = pages
    .flatMap(({ path, title, sections }) =>
      sections.map(({ id, heading, text }) => ({ path: id ? `${path}#${id}` : path, title, heading, text })),
    )
    .map((entry, id) => ({ id, ...entry }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    // Also indexed as written, because a misspelt word has a different stem.
    processTerm: (word) => (isFiller(word) ? null : [...new Set([stemOf(word), fold(word)])]),
    searchOptions: {
      boost: { title: 2, heading: 3 },
      // If a page's title matches, the start of the page ranks above its other sections.
      boostDocument: (id) => (entries[id as number]?.heading ? 1 : startBoost),
      prefix: (term) => term.length > 1,
    },
  });
  index.addAll(entries);

  return (query) => {
    let found: MiniSearchResult[] = [];
    for (const attempt of attempts) {
      found = index.search(query, attempt);
      if (found.length > 0) break;
    }
    const countOf = new Map<string, number>();
    const results: SearchResult[] = [];
    for (const { id, terms } of found) {
      const entry = entries[id as number];
      if (!entry || results.length === maxResults) continue;
      const { path, title, heading, text } = entry;
      const page = path.replace(/#.*/, '');
      const count = countOf.get(page) ?? 0;
      countOf.set(page, count + 1);
      if (count >= maxPerPage) continue;
      const excerpt = excerptOf(text, new Set(terms));
      results.push(heading ? { title: heading, path, context: title, excerpt } : { title, path, excerpt });
    }
    return results;
  };
}
