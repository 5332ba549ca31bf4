/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Offset printing, 500 copies and more */
export const printingOffset: PrintedPicture = {
  id: 'printing-offset',
  version: '2333ac9b',
  alt: 'The cylinders of an offset press carry a web of coloured pages',
  placeholder: '#404645',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
