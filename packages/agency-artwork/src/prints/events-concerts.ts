/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Concerts and festivals */
export const eventsConcerts: PrintedPicture = {
  id: 'events-concerts',
  version: 'c66a2bbf',
  alt: 'A band plays in front of a teal disc of light',
  placeholder: '#3d4541',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.53, y: 0.5 } },
  },
};
