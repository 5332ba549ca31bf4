/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the toast */
export const jobPartyToast: PrintedPicture = {
  id: 'job-party-toast',
  version: '183130c5',
  alt: 'Six guests raise their glasses under string lights',
  placeholder: '#434332',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
