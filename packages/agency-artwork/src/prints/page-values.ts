/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Our values: people meet under an acacia */
export const pageValues: PrintedPicture = {
  id: 'page-values',
  version: '2148dc1b',
  alt: 'A circle of people meets under a wide acacia',
  focus: { x: 0.665, y: 0.5 },
  placeholder: '#767535',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
