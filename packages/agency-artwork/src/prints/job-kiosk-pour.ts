/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: a sample, close up */
export const jobKioskPour: PrintedPicture = {
  id: 'job-kiosk-pour',
  version: '44e603b3',
  alt: 'A hand pours a drink into a paper cup on a counter lined with full cups',
  placeholder: '#ab7d41',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
