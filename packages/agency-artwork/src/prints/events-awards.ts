/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Award ceremonies: a trophy in a beam */
export const eventsAwards: PrintedPicture = {
  id: 'events-awards',
  version: '35585346',
  alt: 'Two hands lift a golden cup into a beam of light',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#a75821',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
