/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: sewing on tapes */
export const jobBookSewing: PrintedPicture = {
  id: 'job-book-sewing',
  version: 'b1f3302a',
  alt: 'Red stitches hold the sections of a book block to three woven tapes',
  placeholder: '#946845',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
