/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the floor stays full */
export const jobPartyFloor: PrintedPicture = {
  id: 'job-party-floor',
  version: '8d936943',
  alt: 'Two more guests dance while others watch from a table',
  placeholder: '#723523',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.75, y: 0.5 } },
  },
};
