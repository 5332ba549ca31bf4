/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** FAQ: a question and an answer */
export const pageFaq: PrintedPicture = {
  id: 'page-faq',
  version: '4e3c239a',
  alt: 'Two people in conversation: one speech bubble contains a keyhole, the other the key',
  placeholder: '#3f4f38',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.45 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.45 } },
  },
};
