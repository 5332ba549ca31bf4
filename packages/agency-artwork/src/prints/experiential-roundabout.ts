/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Roundabout activation: a billboard in a traffic circle */
export const experientialRoundabout: PrintedPicture = {
  id: 'experiential-roundabout',
  version: '140d19b6',
  alt: 'Matatus and cars circle a roundabout below a billboard',
  placeholder: '#98945d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
