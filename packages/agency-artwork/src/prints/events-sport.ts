/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Sport and stadium events under floodlights */
export const eventsSport: PrintedPicture = {
  id: 'events-sport',
  version: 'd6502b96',
  alt: 'Runners on the track of a full stadium under four floodlight masts',
  placeholder: '#574c2e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
