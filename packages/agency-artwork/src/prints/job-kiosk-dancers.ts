/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: dancers draw the first ring */
export const jobKioskDancers: PrintedPicture = {
  id: 'job-kiosk-dancers',
  version: 'bc41c1ea',
  alt: 'Two dancers step out in front of the loudspeaker',
  placeholder: '#3d3628',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
