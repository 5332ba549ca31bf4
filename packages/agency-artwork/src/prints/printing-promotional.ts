/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Promotional materials */
export const printingPromotional: PrintedPicture = {
  id: 'printing-promotional',
  version: 'c45ed841',
  alt: 'A printed gift bag, flasks and notebooks on plinths in daylight',
  placeholder: '#ac9971',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
