/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand development: when to refresh */
export const blogBrandRefresh: PrintedPicture = {
  id: 'blog-brand-refresh',
  version: '570e927d',
  alt: 'A visitor compares an old crest with its new, simpler form on a lit wall',
  placeholder: '#7d422c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.42 } },
  },
};
