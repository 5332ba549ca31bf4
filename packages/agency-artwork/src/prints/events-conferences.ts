/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Conferences: a hall before a wide screen */
export const eventsConferences: PrintedPicture = {
  id: 'events-conferences',
  version: 'd5353d82',
  alt: 'Rows of delegates face a wide lit screen',
  placeholder: '#494c42',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
