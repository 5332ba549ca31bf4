/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the kiosk arrives */
export const jobKioskTruck: PrintedPicture = {
  id: 'job-kiosk-truck',
  version: '7a6a9769',
  alt: 'Two riggers loosen the straps of a kiosk on a truck while a producer reads the plan',
  placeholder: '#9c9e84',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
