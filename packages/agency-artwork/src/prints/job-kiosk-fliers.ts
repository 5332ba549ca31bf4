/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: the flier with the nearest shop */
export const jobKioskFliers: PrintedPicture = {
  id: 'job-kiosk-fliers',
  version: '26a030aa',
  alt: 'A promoter in a cap hands a flier to a passer-by in front of shops',
  placeholder: '#a5aa87',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
