/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Events: a gala under chandeliers */
export const serviceEvents: PrintedPicture = {
  id: 'service-events',
  version: '1a0bf366',
  alt: 'Guests at laid tables watch a couple raise a toast on a ballroom stage',
  placeholder: '#663726',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
