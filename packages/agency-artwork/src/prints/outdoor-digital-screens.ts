/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital screens */
export const outdoorDigitalScreens: PrintedPicture = {
  id: 'outdoor-digital-screens',
  version: '063f7942',
  alt: 'A digital screen lights up a street corner at night',
  placeholder: '#96562d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
