/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Production: the control room */
export const pageProduction: PrintedPicture = {
  id: 'page-production',
  version: 'bc17400c',
  alt: 'Two producers at a mixing desk in front of a wall of monitors',
  placeholder: '#54422e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.69, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.58, y: 0.5 } },
  },
};
