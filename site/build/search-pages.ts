/** Extracts the text of prerendered pages for the file that the site search loads. */
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { SearchPage, SearchSection } from '../src/search/documents.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that contain no page text. */
const skippedTags = new Set(['form', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);

/** Inline elements. The text of all other elements is separated by a space. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sup',
]);

const headingTags = new Set(['h2', 'h3', 'h4']);

const isElement = (node: Node): node is Element => 'tagName' in node;

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const isSkipped = (element: Element) =>
  skippedTags.has(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'role') === 'status' ||
  // Text in `hidden="until-found"` counts, because the browser's own search finds it.
  attributeOf(element, 'hidden') === '';

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

function find(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isWanted(node)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (isElement(node) && isSkipped(node)) return '';
  const text = childrenOf(node).map(textOf).join('');
  return isElement(node) && !inlineTags.has(node.tagName) ? ` ${text} ` : text;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether links can rely on an id. React generates different ids for each build. */
const isLasting = (id: string | undefined): id is string => id !== undefined && !/^(?:_R_|radix-)/.test(id);

/**
 * The id that a link to a heading uses. For a question, that is its answer's id; otherwise the heading's own, or its
 * container's.
 */
function idOf(heading: Element, around: string): string {
  const opened = find(heading, (element) => attributeOf(element, 'aria-controls') !== undefined);
  const ids = [opened && attributeOf(opened, 'aria-controls'), attributeOf(heading, 'id')];
  return ids.find(isLasting) ?? around;
}

/** A standalone link or button, such as "Read More", is an action. Inside a paragraph it is part of the text. */
const isAction = ({ tagName }: Element, parent: string) =>
  tagName === 'button' || (tagName === 'a' && !['p', 'dd', 'td', 'li'].includes(parent));

/**
 * A page's text, split at its headings.
 *
 * @param main - The page's `main`.
 */
function sectionsOf(main: Element): SearchSection[] {
  const sections: SearchSection[] = [];
  let section = { id: '', heading: '', text: '' };
  const startSection = (id: string, heading: string) => {
    sections.push({ ...section, text: tidy(section.text) });
    section = { id, heading, text: '' };
  };
  const visit = (node: Node, parent: string, around: string) => {
    if (!isElement(node)) {
      section.text += textOf(node);
      return;
    }
    const { tagName } = node;
    // The page title is already known from the head.
    if (isSkipped(node) || isAction(node, parent) || tagName === 'h1') return;
    if (headingTags.has(tagName)) {
      startSection(idOf(node, around), tidy(textOf(node)));
      return;
    }
    const id = attributeOf(node, 'id');
    const inside = isLasting(id) && node !== main ? id : around;
    for (const child of childrenOf(node)) visit(child, tagName, inside);
    if (!inlineTags.has(tagName)) section.text += ' ';
  };
  visit(main, '', '');
  startSection('', '');
  return sections;
}

/** HTML of a prerendered page. */
export interface RenderedText {
  path: string;
  head: string;
  body: string;
}

/** A page's title, without the site name after it. */
function titleOf(head: string): string {
  const title = find(parseFragment(head), ({ tagName }) => tagName === 'title');
  return tidy(title ? textOf(title) : '').replace(/ \| .*$/, '');
}

/** Parsing the header and footer too would double the time. */
const mainOf = (body: string) =>
  find(parseFragment(/<main\b.*<\/main>/s.exec(body)?.[0] ?? ''), ({ tagName }) => tagName === 'main');

/**
 * Page text for the search. Omits teasers, whose heading is another page's title, and text that already appeared on an
 * earlier page, such as a newsletter form.
 */
export function searchPages(pages: readonly RenderedText[]): SearchPage[] {
  const parsed = pages.flatMap(({ path, head, body }) => {
    const main = mainOf(body);
    if (!main) return [];
    const headline = find(main, ({ tagName }) => tagName === 'h1');
    return [{ path, title: titleOf(head), main, headline: tidy(headline ? textOf(headline) : '').toLowerCase() }];
  });
  const headlines = new Set(parsed.map(({ headline }) => headline));
  const known = new Set<string>();
  return parsed.map(({ path, title, main }) => ({
    path,
    title,
    sections: sectionsOf(main).filter(({ id, heading, text }, index) => {
      if (index === 0) return true;
      const isTeaser = !id && headlines.has(heading.toLowerCase());
      const content = `${heading}\n${text}`;
      if (!text || isTeaser || known.has(content)) return false;
      known.add(content);
      return true;
    }),
  }));
}
