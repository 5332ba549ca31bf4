import { warnOnce } from '../warn.js';

/** Addresses that browsers would read as a path below the current page, and what to write instead. */
const mistakes: readonly [pattern: RegExp, correction: (href: string) => string][] = [
  [/^www\./i, (href) => `https://${href}`],
  // A first segment such as "example.com", before a slash or with a common ending.
  [/^(?:[a-z\d-]+\.)+(?:[a-z]{2,}(?=\/)|(?:com|net|org)$)/i, (href) => `https://${href}`],
  [/^[^\s:/?#]+@[^\s:/?#]+\.[^\s:/?#]+$/, (href) => `mailto:${href}`],
  [/^\+\d[\d\s()-]*$/, (href) => `tel:${href.replace(/[^+\d]/g, '')}`],
  [/^mailto:\s*(?:undefined|null)?$/i, () => 'mailto:info@example.com'],
  [/^tel:\s*(?:undefined|null)?$/i, () => 'tel:+254700000000'],
];

/**
 * Warns about a link that is certainly wrong. Call it only if `process.env.NODE_ENV` is not `production`, so that
 * bundlers remove it.
 */
export function warnOfHref(href: unknown): void {
  if (typeof href !== 'string') {
    warnOnce(
      `AgencyLink: the address of a link is ${JSON.stringify(href)}, so the link leads nowhere. Write a path on the site, such as ` +
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
