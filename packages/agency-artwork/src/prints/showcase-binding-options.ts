/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Binding options: sewn, spiral and saddle-stitched side by side */
export const showcaseBindingOptions: PrintedPicture = {
  id: 'showcase-binding-options',
  version: 'ae2d9b04',
  alt: 'Three books side by side: one sewn, one spiral bound, one stapled',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#988f63',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
