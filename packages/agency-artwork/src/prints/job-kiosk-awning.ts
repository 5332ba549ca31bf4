/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the awning */
export const jobKioskAwning: PrintedPicture = {
  id: 'job-kiosk-awning',
  version: 'd9be88ea',
  alt: 'Strings of light run from a pole to a striped awning',
  placeholder: '#1e3a38',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
