/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the page for signatures */
export const jobPartyMenu: PrintedPicture = {
  id: 'job-party-menu',
  version: '30d27151',
  alt: 'A hand signs the back page of a menu beside a plate and a candle',
  placeholder: '#cb9666',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
