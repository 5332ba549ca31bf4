/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the expos team */
export const leadExpos: PrintedPicture = {
  id: 'lead-expos',
  version: 'bf7ef86c',
  alt: 'Woman in a teal headscarf against a pale disc',
  placeholder: '#8e8055',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
