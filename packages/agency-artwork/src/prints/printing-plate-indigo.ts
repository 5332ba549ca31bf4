/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The indigo plate of the canoe */
export const printingPlateIndigo: PrintedPicture = {
  id: 'printing-plate-indigo',
  version: 'd907721b',
  alt: 'The indigo plate: outlines, hair and shade in the darkest ink',
  placeholder: '#dedde3',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
