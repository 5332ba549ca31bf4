/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Videography: a set with a slate */
export const productionVideography: PrintedPicture = {
  id: 'production-videography',
  version: 'b619515e',
  alt: 'A camera operator at a cinema camera, with a clapperboard, on a lit film set',
  placeholder: '#793e2b',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
