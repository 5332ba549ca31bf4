/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the brand team */
export const leadBrand: PrintedPicture = {
  id: 'lead-brand',
  version: 'e8d52948',
  alt: 'Woman with a round afro and spectacles, looking straight at the viewer',
  placeholder: '#6c786c',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
