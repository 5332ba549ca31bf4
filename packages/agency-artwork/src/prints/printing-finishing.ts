/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Finishing: foil, die and emboss */
export const printingFinishing: PrintedPicture = {
  id: 'printing-finishing',
  version: '323e53c5',
  alt: 'A brass die with a star in front of a foil press loaded with a gold roll',
  placeholder: '#713a1f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
