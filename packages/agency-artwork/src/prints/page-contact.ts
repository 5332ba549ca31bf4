/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Contact: Westlands at night */
export const pageContact: PrintedPicture = {
  id: 'page-contact',
  version: 'd4fee6a3',
  alt: 'A lit office entrance in Westlands at night',
  placeholder: '#3e4a3a',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.68, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.5 } },
  },
};
