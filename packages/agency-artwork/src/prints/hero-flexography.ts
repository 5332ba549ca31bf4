/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Flexography: a film web runs round the central drum past its colour stations */
export const heroFlexography: PrintedPicture = {
  id: 'hero-flexography',
  version: '13b3a3b1',
  alt: 'A ribbon of labels runs round the large drum of a flexographic press',
  placeholder: '#313c27',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.72, y: 0.48 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.48 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.63, y: 0.48 } },
  },
};
