/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** In-store activation: a promoter at a shelf */
export const experientialInStore: PrintedPicture = {
  id: 'experiential-in-store',
  version: '89015461',
  alt: 'A promoter offers a tasting in a bright supermarket aisle',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#828b5d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
