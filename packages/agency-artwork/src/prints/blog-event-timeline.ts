/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Event planning: twelve months on a wall */
export const blogEventTimeline: PrintedPicture = {
  id: 'blog-event-timeline',
  version: '99f24bd4',
  alt: 'A planner fills a wall calendar with coloured notes',
  placeholder: '#6c7d4b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
