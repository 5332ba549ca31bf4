/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: thread for the sewing */
export const jobBookThread: PrintedPicture = {
  id: 'job-book-thread',
  version: '806cf3f2',
  alt: 'A spool of red thread beside the sections of a book block',
  placeholder: '#482a24',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
