/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the print studio */
export const leadPrint: PrintedPicture = {
  id: 'lead-print',
  version: 'ab30b8cf',
  alt: 'Older man with grey hair, a moustache and a red work shirt',
  placeholder: '#9c7a64',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
