/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Printing: the offset press at work */
export const servicePrinting: PrintedPicture = {
  id: 'service-printing',
  version: '86c6b334',
  alt: 'A printer checks a sheet beside the huge cylinders of an offset press',
  placeholder: '#3e4543',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
