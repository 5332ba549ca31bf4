import { warnOnce, written } from '../warn.js';

/** A host name that can't be a folder or a file: `node.js` and `menu.pdf` can. */
const host = /(?:[a-z\d-]+\.)+(?:com|net|org|example|(?:ac|co|com|go|ne|net|or|org)\.[a-z]{2})/.source;

/** A file, which may have an `@` in its name: `logo@dark.png`. */
const file = /.*\.(?:avif|css|gif|html?|jpe?g|js|pdf|png|svg|webp)$/.source;

/** A segment of a path on the site whose value is missing, such as in a template: `/services/${slug}`. */
const missing = /(?<=^(?:[^:]*\/)?)undefined(?=[/?#]|$)/;

/** Addresses that browsers would read as a path below the current page, and what to write instead. */
const mistakes: readonly [pattern: RegExp, correction: (href: string) => string][] = [
  [/^www\./i, (href) => `https://${href}`],
  [new RegExp(`^${host}(?=[/?#]|$)`, 'i'), (href) => `https://${href}`],
  [new RegExp(`^(?!${file})[^\\s:/?#]+@[a-z][^\\s:/?#@]*\\.[a-z]{2,}$`, 'i'), (href) => `mailto:${href}`],
  [/^\+\d[\d\s()-]*$/, (href) => `tel:${href.replace(/[^+\d]/g, '')}`],
  // A local number, such as "0700 000 000". Spaces are rare in paths.
  [/^0\d+(?:\s\d+)+$/, (href) => `tel:${href.replace(/\s/g, '')}`],
  [/^mailto:\s*(?:$|(?:undefined|null)(?=\?|$))/i, () => 'mailto:info@example.com'],
  [/^(?:tel|sms):\s*(?:undefined|null)?$/i, () => 'tel:+254700000000'],
  [/^null$/, () => '/contact'],
  [/^https?:\/\/(?:undefined|null)(?=\/|$)/i, () => 'https://www.example.com'],
  [missing, (href) => href.replace(missing, '…')],
];

/**
 * Warns about a link that is certainly wrong. Call it only if `process.env.NODE_ENV` is not `production`, so that
 * bundlers remove it.
 */
export function warnOfHref(href: unknown): void {
  if (typeof href !== 'string') {
    warnOnce(
      `AgencyLink: the address of a link is ${written(href)}, so the link leads nowhere. Write a path on the site, such as ` +
        '"/contact", or a full URL.',
    );
    return;
  }
  const correction = mistakes.find(([pattern]) => pattern.test(href))?.[1];
  if (!correction) return;
  warnOnce(
    `AgencyLink: the address of a link is "${href}", which leads to no page. Write "${correction(href)}"; a path on the site ` +
      'starts with a slash.',
  );
}
