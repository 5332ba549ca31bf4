/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Exhibitions: one stand, well made */
export const exposExhibitions: PrintedPicture = {
  id: 'expos-exhibitions',
  version: '66b61749',
  alt: 'A neat timber exhibition stand with a host and two visitors',
  focus: { x: 0.595, y: 0.5 },
  placeholder: '#b8ab79',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
