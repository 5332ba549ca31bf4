/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Leadership summits: a lectern before Mount Kenya */
export const exposLeadershipSummits: PrintedPicture = {
  id: 'expos-leadership-summits',
  version: 'cdbcc21a',
  alt: 'A leader speaks at a lectern in front of a picture of Mount Kenya',
  placeholder: '#2f3b23',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.54, y: 0.46 } },
    panorama: { widths: [960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.5 } },
  },
};
