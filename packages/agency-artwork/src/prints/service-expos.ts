/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Expos: a busy aisle between lit stands */
export const serviceExpos: PrintedPicture = {
  id: 'service-expos',
  version: 'f657c054',
  alt: 'Visitors walk down the aisle of an exhibition hall between bright stands',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#614835',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
