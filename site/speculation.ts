/** What the browser may fetch before it is asked for, as it is told by a header of each page. */
import { createHash } from 'node:crypto';

/**
 * A page may be fetched when a link to it is pressed, before the press has become a click, and for as long as React
 * does not answer for links itself. Not sooner: visitors pay for their data.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: '#app:not([data-alive]) a' }] },
      eagerness: 'conservative',
    },
  ],
};

const text = `${JSON.stringify(rules)}\n`;

/** A file whose name changes with its content is kept: no page asks for it again. */
const path = `/assets/speculation-rules-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;

export const speculation = {
  path,
  text,
  /** Headers of the file: browsers take its rules from no other type. */
  ownHeaders: { 'Content-Type': 'application/speculationrules+json' },
  /** Headers of a page that the rules hold for. */
  pageHeaders: { 'Speculation-Rules': `"${path}"` },
} as const;
