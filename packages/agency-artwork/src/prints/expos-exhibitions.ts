/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Exhibitions: one stand, well made */
export const exposExhibitions: PrintedPicture = {
  id: 'expos-exhibitions',
  version: '4fa6604a',
  alt: 'A timber exhibition stand with model tractors, a bench, a host and two visitors',
  placeholder: '#b3a97b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    panorama: { widths: [960, 1440, 1920], fallback: 960, focus: { x: 0.5, y: 0.5 } },
  },
};
