/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Case studies: posters on a gallery wall */
export const pageCaseStudies: PrintedPicture = {
  id: 'page-case-studies',
  version: '8f71c0f2',
  alt: 'Two visitors look at a row of framed posters',
  placeholder: '#79331e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.42 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.42 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.42 } },
  },
};
