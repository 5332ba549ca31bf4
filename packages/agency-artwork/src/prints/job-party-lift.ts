/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the guests arrive */
export const jobPartyLift: PrintedPicture = {
  id: 'job-party-lift',
  version: '56e5d68c',
  alt: 'A crew member hands a guest a wristband as others step out of a lift',
  placeholder: '#50483d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
