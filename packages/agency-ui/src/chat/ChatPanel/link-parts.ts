import type { NavigationItem } from '../../entities/index.js';
import type { DisplayedContact } from './ChatPanel.labels.js';

/** Plain text, or a link with its visible label. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'phone' | 'email' | 'page'; text: string; href: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches the number in any grouping: `+254 700 000 000`, `+254700000000`, `+254-700-000-000`. */
const phonePattern = (phone: string) =>
  phone
    .replace(/[^\d+]/g, '')
    .split('')
    .map(escaped)
    .join('[ \\u00a0-]?');

/** Longer paths come first, so that `/services` doesn't match the start of `/services/printing`. */
const pathPattern = (links: readonly NavigationItem[]) =>
  links
    .map(({ path }) => path)
    // A lone "/" is an ordinary slash in running text.
    .filter((path) => path && path !== '/')
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/**
 * Splits text into plain text and links: the agency's phone number and email address, and known pages by path.
 * Nothing else becomes a link, so an answer cannot lead a visitor to another site.
 *
 * @param links - Known pages. A path in the text is replaced by its page's name.
 */
export function linkParts(
  text: string,
  { phone, email }: DisplayedContact,
  links: readonly NavigationItem[] = [],
): TextPart[] {
  const paths = pathPattern(links);
  const pattern = new RegExp(
    [
      // An empty pattern would match everywhere.
      ...(/\d/.test(phone) ? [`(?<phone>(?<![\\d+])${phonePattern(phone)}(?!\\d))`] : []),
      ...(email.trim() ? [`(?<email>(?<![\\w.+@-])${escaped(email)}(?![\\w@-]|\\.\\w))`] : []),
      ...(paths ? [`(?<page>(?<![^\\s("'“‘«>])(?:${paths})(?![\\w/#?=&%@-]|\\.\\w))`] : []),
    ].join('|'),
    'giu',
  );
  if (!pattern.source.includes('?<')) return [{ kind: 'text', text }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
    const page = groups['page'] && links.find(({ path }) => path.toLowerCase() === found.toLowerCase());
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    if (page) parts.push({ kind: 'page', text: page.name, href: page.path });
    else if (groups['email']) parts.push({ kind: 'email', text: found, href: `mailto:${email}` });
    else parts.push({ kind: 'phone', text: found, href: `tel:${phone.replace(/[^\d+]/g, '')}` });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
