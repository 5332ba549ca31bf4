/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Large format: a carriage prints a banner that pours over the front of a plotter */
export const heroLargeFormat: PrintedPicture = {
  id: 'hero-large-format',
  version: '2f8b60b4',
  alt: 'A wide printer rolls out a banner with a sunburst, larger than the operator beside it',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#583726',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
