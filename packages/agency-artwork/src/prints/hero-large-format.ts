/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Large format: a carriage prints a banner that pours over the front of a plotter */
export const heroLargeFormat: PrintedPicture = {
  id: 'hero-large-format',
  version: '2348eb95',
  alt: 'A wide printer rolls out a banner with a sunburst, larger than the operator beside it',
  placeholder: '#4f2d22',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.66, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
