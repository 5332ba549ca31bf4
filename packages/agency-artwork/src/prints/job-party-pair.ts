/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the first dance */
export const jobPartyPair: PrintedPicture = {
  id: 'job-party-pair',
  version: 'cec059c5',
  alt: 'A man in teal and a woman in marigold dance at the railing',
  placeholder: '#65281a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
