/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Exhibitions: one stand, well made */
export const exposExhibitions: PrintedPicture = {
  id: 'expos-exhibitions',
  version: 'fc247117',
  alt: 'A neat timber exhibition stand with a host and two visitors',
  placeholder: '#b9ad7c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    panorama: { widths: [960, 1440, 1920], fallback: 960, focus: { x: 0.6, y: 0.5 } },
  },
};
