/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** In-store activation: a promoter at a shelf */
export const experientialInStore: PrintedPicture = {
  id: 'experiential-in-store',
  version: '59d715c2',
  alt: 'A promoter offers a tasting in a bright supermarket aisle',
  placeholder: '#828b5d',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
