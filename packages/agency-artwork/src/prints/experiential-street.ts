/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Street and flier distribution */
export const experientialStreet: PrintedPicture = {
  id: 'experiential-street',
  version: 'f11e160e',
  alt: 'A promoter hands a flier to a passer-by on a sunny pavement',
  placeholder: '#a3a17a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
