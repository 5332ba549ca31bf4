/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Marketing strategy: what an in-store day costs */
export const blogInStoreBudget: PrintedPicture = {
  id: 'blog-in-store-budget',
  version: '0eaa0570',
  alt: 'A promoter sets a jar on a shop shelf',
  placeholder: '#816d46',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
