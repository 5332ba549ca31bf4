/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Appreciation days: lunch in a garden */
export const staffAppreciationDays: PrintedPicture = {
  id: 'staff-appreciation-days',
  version: 'bde636a1',
  alt: 'Colleagues share a long lunch table under bunting in a garden',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#a19870',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
