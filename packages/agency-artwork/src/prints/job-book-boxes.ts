/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Anniversary book: the boxes under the stage */
export const jobBookBoxes: PrintedPicture = {
  id: 'job-book-boxes',
  version: '63d5b6c7',
  alt: 'Boxes of rolled lists and class photographs under a stage, with a log book on one of them',
  placeholder: '#87623d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
