/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Commercials: a product under a softbox */
export const productionCommercials: PrintedPicture = {
  id: 'production-commercials',
  version: 'fff936a5',
  alt: "A stylist's brush touches up a bottle on a turntable under a softbox, beside a monitor",
  placeholder: '#ac5f26',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
