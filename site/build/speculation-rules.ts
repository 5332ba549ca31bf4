/**
 * Prefetches a page only when its link is pressed, because visitors pay for their data. The site's policy allows this
 * script by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
