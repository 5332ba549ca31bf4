/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Book printing: a fanned book on a stack */
export const showcaseBookPrinting: PrintedPicture = {
  id: 'showcase-book-printing',
  version: 'c218edcf',
  alt: 'A book with its pages fanned open on a stack of bound volumes',
  placeholder: '#604a38',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.57, y: 0.5 } },
  },
};
