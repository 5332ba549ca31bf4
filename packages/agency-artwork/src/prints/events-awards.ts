/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Award ceremonies: a trophy in a beam */
export const eventsAwards: PrintedPicture = {
  id: 'events-awards',
  version: 'd6fa19b3',
  alt: 'Two hands lift a golden cup into a beam of light',
  placeholder: '#a75821',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
