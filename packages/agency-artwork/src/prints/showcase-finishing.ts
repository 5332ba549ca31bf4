/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Finishing: gold foil goes onto a cover */
export const showcaseFinishing: PrintedPicture = {
  id: 'showcase-finishing',
  version: 'fd23fa5b',
  alt: 'A press stamps shining gold foil onto a dark book cover',
  placeholder: '#5d3423',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
