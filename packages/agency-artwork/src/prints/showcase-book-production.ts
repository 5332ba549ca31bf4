/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** End-to-end book production: manuscript, proof, book */
export const showcaseBookProduction: PrintedPicture = {
  id: 'showcase-book-production',
  version: '80c1adf5',
  alt: 'A road of paper winds through green hills from handwriting to proof to finished books',
  placeholder: '#72864a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
