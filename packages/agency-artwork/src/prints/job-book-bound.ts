/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: bound, and open flat */
export const jobBookBound: PrintedPicture = {
  id: 'job-book-bound',
  version: '3176521f',
  alt: 'Bound copies with patterned spines lie under an open one',
  placeholder: '#734c33',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
