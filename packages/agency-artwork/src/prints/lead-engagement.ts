/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the engagement team */
export const leadEngagement: PrintedPicture = {
  id: 'lead-engagement',
  version: 'aebf2788',
  alt: 'Older woman in a red head wrap and golden cloth',
  placeholder: '#845414',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
