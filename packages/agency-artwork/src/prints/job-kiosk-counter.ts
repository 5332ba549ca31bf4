/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: pouring */
export const jobKioskCounter: PrintedPicture = {
  id: 'job-kiosk-counter',
  version: '189307b0',
  alt: 'Two promoters pour samples behind a bright counter',
  placeholder: '#617354',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
