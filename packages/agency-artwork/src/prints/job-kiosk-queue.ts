/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the queue */
export const jobKioskQueue: PrintedPicture = {
  id: 'job-kiosk-queue',
  version: 'db6042e1',
  alt: 'Two people wait for a sample at the end of the counter',
  placeholder: '#525c42',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.69, y: 0.5 } },
  },
};
