/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end party: the second camera */
export const jobPartyFilm: PrintedPicture = {
  id: 'job-party-film',
  version: 'a02ab9ad',
  alt: 'A camera operator in headphones watches two dancers on a monitor',
  placeholder: '#592117',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
