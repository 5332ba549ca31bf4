/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the courses come up the stairs */
export const jobPartyStairs: PrintedPicture = {
  id: 'job-party-stairs',
  version: '8ba684f4',
  alt: 'Three cooks carry trays of food up the service stairs past a stopped lift',
  placeholder: '#656d60',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
