/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Inquiries: a brief on the table */
export const pageInquiries: PrintedPicture = {
  id: 'page-inquiries',
  version: '61ed705c',
  alt: 'A brief, samples and two coffees lie ready on a round table by a window',
  placeholder: '#bd8a65',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
