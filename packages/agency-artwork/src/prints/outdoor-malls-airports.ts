/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Mall and airport media */
export const outdoorMallsAirports: PrintedPicture = {
  id: 'outdoor-malls-airports',
  version: 'f3469821',
  alt: 'Travellers pass illuminated posters in an airport concourse',
  placeholder: '#878c6c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
