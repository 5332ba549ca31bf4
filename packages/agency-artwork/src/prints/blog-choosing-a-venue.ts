/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Event planning: how to choose a room */
export const blogChoosingAVenue: PrintedPicture = {
  id: 'blog-choosing-a-venue',
  version: '5ec3a574',
  alt: 'A planner looks over an empty conference hall with its screen lit',
  placeholder: '#514c3b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
