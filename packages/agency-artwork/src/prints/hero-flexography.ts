/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Flexography: a film web runs round the central drum past its colour stations */
export const heroFlexography: PrintedPicture = {
  id: 'hero-flexography',
  version: 'bbdb907d',
  alt: 'A ribbon of labels runs round the great drum of a flexographic press',
  focus: { x: 0.72, y: 0.48 },
  placeholder: '#343f2a',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
