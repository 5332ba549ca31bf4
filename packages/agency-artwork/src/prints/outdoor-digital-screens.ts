/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital screens */
export const outdoorDigitalScreens: PrintedPicture = {
  id: 'outdoor-digital-screens',
  version: '063f7942',
  alt: 'A digital screen lights up a street corner at night',
  focus: { x: 0.555, y: 0.5 },
  placeholder: '#96562d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
