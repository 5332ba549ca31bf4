/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Photography: a studio with a paper sweep */
export const productionPhotography: PrintedPicture = {
  id: 'production-photography',
  version: '0e0ae2b6',
  alt: 'Two hands aim a camera at a woman in a patterned gown on a paper backdrop',
  placeholder: '#a09a76',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
