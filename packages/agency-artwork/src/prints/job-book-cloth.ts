/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: which blue lasts */
export const jobBookCloth: PrintedPicture = {
  id: 'job-book-cloth',
  version: '4c4b5511',
  alt: 'Strips of book cloth hang in a window, one of them faded; a blue book lies on the sill',
  placeholder: '#96764a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
