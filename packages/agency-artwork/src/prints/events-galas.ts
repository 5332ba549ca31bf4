/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Corporate galas: a speech */
export const eventsGalas: PrintedPicture = {
  id: 'events-galas',
  version: '2b55a1fa',
  alt: 'A speaker addresses guests at tables in a ballroom',
  placeholder: '#6f3624',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
