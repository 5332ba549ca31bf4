/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Our values: people meet under an acacia */
export const pageValues: PrintedPicture = {
  id: 'page-values',
  version: '2148dc1b',
  alt: 'A circle of people meets under a wide acacia',
  placeholder: '#767535',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.67, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
