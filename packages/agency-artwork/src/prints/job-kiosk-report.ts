/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the count of the night */
export const jobKioskReport: PrintedPicture = {
  id: 'job-kiosk-report',
  version: 'dfea04c6',
  alt: 'A page with three bars on a clipboard, beside paper cups, bottle caps and a phone',
  placeholder: '#a56f50',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
