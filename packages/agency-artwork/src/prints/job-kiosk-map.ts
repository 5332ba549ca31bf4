/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand activation: six of eleven stops */
export const jobKioskMap: PrintedPicture = {
  id: 'job-kiosk-map',
  version: 'ab10eacf',
  alt: 'Six red pins and a line on a street map, beside a clipboard with rows of tally marks',
  placeholder: '#acaf88',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
