/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the events team */
export const leadEvents: PrintedPicture = {
  id: 'lead-events',
  version: 'c1e49098',
  alt: 'Bearded man in a dark suit with an open collar',
  placeholder: '#914521',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
