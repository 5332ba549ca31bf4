/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Printing: the press hall by night */
export const pagePrinting: PrintedPicture = {
  id: 'page-printing',
  version: '0635155b',
  alt: 'A long offset press stands lit in a dark hall',
  placeholder: '#3e4b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.68, y: 0.55 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.55 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.55 } },
  },
};
