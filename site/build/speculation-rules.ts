/**
 * Prefetches a page when a link to it is pressed, not sooner: visitors pay for their data. The site's policy allows this
 * text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
