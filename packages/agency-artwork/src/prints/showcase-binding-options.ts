/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Binding options: sewn, spiral and saddle-stitched side by side */
export const showcaseBindingOptions: PrintedPicture = {
  id: 'showcase-binding-options',
  version: 'b16a2a8a',
  alt: 'Three books side by side: one sewn, one spiral bound, one stapled',
  placeholder: '#999063',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
