/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: checking the proof */
export const jobBookLoupe: PrintedPicture = {
  id: 'job-book-loupe',
  version: '9785be79',
  alt: 'A loupe enlarges the crop marks in the corner of a proof',
  placeholder: '#99815a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
