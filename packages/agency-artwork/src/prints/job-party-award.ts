/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: an award changes hands */
export const jobPartyAward: PrintedPicture = {
  id: 'job-party-award',
  version: 'efe2f9d6',
  alt: 'A woman in a green gown hands a cup to a winner while colleagues clap',
  placeholder: '#36352f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
