/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the drum that calls the winners */
export const jobPartyDrum: PrintedPicture = {
  id: 'job-party-drum',
  version: '9184a4bf',
  alt: 'Two filled glasses stand on a tall drum between guests in evening dress',
  placeholder: '#3d563e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
