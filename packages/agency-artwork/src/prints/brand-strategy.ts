/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand strategy: notes become a map */
export const brandStrategy: PrintedPicture = {
  id: 'brand-strategy',
  version: '840fd609',
  alt: 'Notes on a wall joined by a line into one plan',
  placeholder: '#638347',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
