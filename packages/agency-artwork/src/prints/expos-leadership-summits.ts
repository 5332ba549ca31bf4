/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Leadership summits: a lectern before Mount Kenya */
export const exposLeadershipSummits: PrintedPicture = {
  id: 'expos-leadership-summits',
  version: '31a0618c',
  alt: 'A leader speaks at a lectern before a picture of Mount Kenya',
  focus: { x: 0.655, y: 0.46 },
  placeholder: '#313e25',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
