/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Expos: a busy aisle between lit stands */
export const serviceExpos: PrintedPicture = {
  id: 'service-expos',
  version: 'f657c054',
  alt: 'Visitors walk down the aisle of an exhibition hall between bright stands',
  placeholder: '#614835',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.51, y: 0.52 } },
  },
};
