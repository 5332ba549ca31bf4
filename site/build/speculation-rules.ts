/**
 * What the browser may fetch before it is asked for: a page, when a link to it is pressed and before the press has
 * become a click. Not sooner, since visitors pay for their data. The site's policy allows this text by its hash.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
