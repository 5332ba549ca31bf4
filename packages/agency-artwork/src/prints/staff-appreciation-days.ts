/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Appreciation days: lunch in a garden */
export const staffAppreciationDays: PrintedPicture = {
  id: 'staff-appreciation-days',
  version: '8e11a41a',
  alt: 'Colleagues share a long lunch table under bunting in a garden',
  placeholder: '#a19870',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
