/**
 * Whether a link in a text may lead there: a path on the site, a fragment, or an address that starts with `https:`,
 * `http:`, `mailto:` or `tel:`. Browsers read `//host` and `/\host` as another website, even with a tab in between.
 */
export const isLinkTarget = (path: string): boolean => /^(?:\/(?![/\\\s])|#|https?:\/\/|mailto:|tel:)/i.test(path);
