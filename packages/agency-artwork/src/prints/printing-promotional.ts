/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Promotional materials */
export const printingPromotional: PrintedPicture = {
  id: 'printing-promotional',
  version: '53d005ff',
  alt: 'A printed gift bag, flasks and notebooks on plinths in daylight',
  placeholder: '#ab9971',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
