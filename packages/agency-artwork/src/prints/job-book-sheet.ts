/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: the first good sheet */
export const jobBookSheet: PrintedPicture = {
  id: 'job-book-sheet',
  version: 'a99cb2b2',
  alt: 'A printer checks a fresh sheet at the delivery end of an offset press',
  placeholder: '#716547',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
