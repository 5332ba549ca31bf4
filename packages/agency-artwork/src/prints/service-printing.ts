/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Printing: the offset press at work */
export const servicePrinting: PrintedPicture = {
  id: 'service-printing',
  version: '86c6b334',
  alt: 'A printer checks a sheet beside the great cylinders of an offset press',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#3e4543',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
