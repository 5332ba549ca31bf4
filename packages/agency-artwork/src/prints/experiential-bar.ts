/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Bar activation: a mixer at a lit counter */
export const experientialBar: PrintedPicture = {
  id: 'experiential-bar',
  version: '2ea0b5c4',
  alt: 'A bartender pours a drink at a counter in front of a wall of glowing bottles',
  placeholder: '#7a3a21',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
