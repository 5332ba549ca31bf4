/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The red plate of the canoe */
export const printingPlateRed: PrintedPicture = {
  id: 'printing-plate-red',
  version: '27e8151e',
  alt: 'The red plate: the hull, two shirts and skin in red dots',
  placeholder: '#fdeceb',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
