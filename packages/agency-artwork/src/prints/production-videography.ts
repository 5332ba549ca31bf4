/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Videography: a set with a slate */
export const productionVideography: PrintedPicture = {
  id: 'production-videography',
  version: '36f6ae36',
  alt: 'A camera operator at a cinema camera and a slate on a lit film set',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#793e2b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
