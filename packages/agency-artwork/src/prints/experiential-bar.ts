/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Bar activation: a mixer at a lit counter */
export const experientialBar: PrintedPicture = {
  id: 'experiential-bar',
  version: '9907a562',
  alt: 'A bartender pours at a counter before a wall of glowing bottles',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#7a3a21',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
