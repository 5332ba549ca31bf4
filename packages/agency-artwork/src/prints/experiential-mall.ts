/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Mall activation: a stand below an atrium */
export const experientialMall: PrintedPicture = {
  id: 'experiential-mall',
  version: 'db3bef4d',
  alt: 'A round stand in a mall atrium, with people on the escalators',
  placeholder: '#96946f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
