/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the table before the guests sit */
export const jobPartyTable: PrintedPicture = {
  id: 'job-party-table',
  version: '738ff1e2',
  alt: 'Bottles and filled glasses stand ready on a round table at the edge of a deck',
  placeholder: '#764123',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.82 } },
  },
};
