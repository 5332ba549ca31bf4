/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: names for faces */
export const jobBookCaptions: PrintedPicture = {
  id: 'job-book-captions',
  version: 'e86e6479',
  alt: 'Pencil lines join faces in a class photograph to names on a proof, beside a phone showing messages',
  placeholder: '#c3926e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
