/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Concerts and festivals */
export const eventsConcerts: PrintedPicture = {
  id: 'events-concerts',
  version: 'cd8b5beb',
  alt: 'A band plays before a teal disc of light',
  focus: { x: 0.65, y: 0.5 },
  placeholder: '#3d4541',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
