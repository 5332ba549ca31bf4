/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the production team */
export const leadProduction: PrintedPicture = {
  id: 'lead-production',
  version: '55a5b9fd',
  alt: 'Man with locs, spectacles and a green shirt',
  placeholder: '#683b11',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
