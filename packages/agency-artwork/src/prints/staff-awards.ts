/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Award ceremonies for staff */
export const staffAwards: PrintedPicture = {
  id: 'staff-awards',
  version: '2ae7027b',
  alt: 'A colleague holds up an award as others applaud',
  placeholder: '#a35423',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
