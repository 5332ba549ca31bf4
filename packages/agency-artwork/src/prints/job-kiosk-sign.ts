/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the sign on the roof */
export const jobKioskSign: PrintedPicture = {
  id: 'job-kiosk-sign',
  version: '78891aac',
  alt: 'A neon drinking glass glows on the roof of a kiosk',
  placeholder: '#254e46',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.48 } },
  },
};
