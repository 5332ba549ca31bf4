/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: a spread on its grid */
export const jobBookSpread: PrintedPicture = {
  id: 'job-book-spread',
  version: '496d02a3',
  alt: 'A spread with columns and pictures lies on its grid under a pencil',
  placeholder: '#b39c6c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
