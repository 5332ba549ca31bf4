/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the corner by the matatu stop */
export const jobKioskStreet: PrintedPicture = {
  id: 'job-kiosk-street',
  version: '4009864f',
  alt: 'A matatu waits beside a pole hung with lights and bunting',
  placeholder: '#192a2f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
